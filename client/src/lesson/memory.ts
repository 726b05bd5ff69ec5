// What this browser remembers of lessons: how far each table's coach has come, and which games are learned.

interface TableMemory {
  passed: string[] // tips that were told
  over?: boolean // skipped, or learned
}

interface Memory {
  tables: Record<string, TableMemory>
  begun: Record<string, string> // by game, the table on which its lesson was begun
  learned: string[] // games
}

const KEY = 'donabe-lessons'
const TABLES = 20 // remembered at most

function recalled(): Memory {
  const stored = JSON.parse(localStorage.getItem(KEY) ?? '{}')
  return { tables: stored.tables ?? {}, begun: stored.begun ?? {}, learned: stored.learned ?? [] }
}

function changed(change: (memory: Memory) => void): void {
  const memory = recalled()
  change(memory)
  memory.tables = Object.fromEntries(Object.entries(memory.tables).slice(-TABLES))
  localStorage.setItem(KEY, JSON.stringify(memory))
}

const nothing = (): TableMemory => ({ passed: [] })

export const memory = {
  of: (table: string): TableMemory => recalled().tables[table] ?? nothing(),
  learned: (game: string): boolean => recalled().learned.includes(game),

  /** The table on which a game's lesson can be gone on with, or none. */
  begun(game: string): string {
    const table = recalled().begun[game] ?? ''
    return table && !this.of(table).over ? table : ''
  },

  begin: (game: string, table: string) => changed((all) => (all.begun[game] = table)),
  pass: (table: string, tip: string) => changed((all) => (all.tables[table] ??= nothing()).passed.push(tip)),
  end: (table: string) => changed((all) => ((all.tables[table] ??= nothing()).over = true)),
  learn: (game: string) => changed((all) => (all.learned = [...new Set([...all.learned, game])])),
}
