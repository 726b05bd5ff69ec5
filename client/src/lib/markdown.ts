// The small part of Markdown that rulebooks use; text only, never markup.

export interface Run {
  text: string
  bold?: boolean
  soft?: boolean
}

export type Block =
  | { kind: 'title'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'text'; runs: Run[] }
  | { kind: 'item'; runs: Run[] }
  | { kind: 'row'; cells: string[] }
  | { kind: 'code'; text: string }

export function markdown(source: string): Block[] {
  const blocks: Block[] = []
  for (const chunk of source.split(/\n{2,}/)) {
    const lines = chunk.split('\n').filter((line) => line.trim())
    if (lines.length === 0) continue
    const first = lines[0]!
    if (first.startsWith('# ')) blocks.push({ kind: 'title', text: first.slice(2) })
    else if (first.startsWith('#')) blocks.push({ kind: 'heading', text: first.replace(/^#+ /, '').replace(/[*`]/g, '') })
    else if (first.startsWith('```')) blocks.push({ kind: 'code', text: lines.filter((line) => !line.startsWith('```')).join('\n') })
    else if (first.startsWith('|'))
      for (const line of lines) {
        if (!/^[|\s:-]+$/.test(line))
          blocks.push({ kind: 'row', cells: line.split('|').slice(1, -1).map((cell) => cell.trim().replace(/[*`]/g, '')) })
      }
    else if (/^[-*] /.test(first))
      for (const item of chunk.split(/\n(?=[-*] )/)) blocks.push({ kind: 'item', runs: runs(item.slice(2)) })
    else blocks.push({ kind: 'text', runs: runs(chunk) })
  }
  return blocks
}

function runs(text: string): Run[] {
  const plain = text.replace(/\s*\n\s*/g, ' ').replace(/`/g, '')
  return plain.split(/(\*\*[^*]+\*\*|\*[^*]+\*)/).map((part) => {
    if (part.startsWith('**')) return { text: part.slice(2, -2), bold: true }
    if (part.startsWith('*')) return { text: part.slice(1, -1), soft: true }
    return { text: part }
  })
}
