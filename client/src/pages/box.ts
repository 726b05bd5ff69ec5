/** The colours of a game's box: its mat's hue, deep enough to write on. */
export interface Printed {
  key: string
  cloth: string
  hem: string
}

type Rgb = [red: number, green: number, blue: number]

export function boxColours(game: Printed): string {
  const [hue, saturation] = shade(game.hem) ?? [[...game.key].reduce((sum, letter) => sum * 7 + letter.charCodeAt(0), 0) % 360, 0.4]
  return `--deep:${deep(hue, saturation)};--cloth:${game.cloth || '#efe4cd'};--hem:${game.hem || `hsl(${hue} 40% 62%)`}`
}

/** A colour of this hue, as light as paper-coloured writing on it allows. */
function deep(hue: number, saturation: number): string {
  const calm = Math.max(0.25, Math.min(0.5, saturation))
  let light = 44
  while (luminance(rgb(hue, calm, light / 100)) > 0.13) light -= 2
  return `hsl(${hue} ${Math.round(calm * 100)}% ${light}%)`
}

function rgb(hue: number, saturation: number, light: number): Rgb {
  const part = (step: number) => {
    const place = (step + hue / 30) % 12
    return light - saturation * Math.min(light, 1 - light) * Math.max(-1, Math.min(place - 3, 9 - place, 1))
  }
  return [part(0), part(8), part(4)]
}

function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map((part) => (part <= 0.04 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as Rgb
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Hue in degrees and saturation of a colour written #rrggbb or #rrggbbaa; nothing for a grey, or no colour. */
function shade(colour: string): [hue: number, saturation: number] | undefined {
  const parts = /^#(..)(..)(..)(..)?$/.exec(colour)?.slice(1, 4).map((part) => parseInt(part, 16) / 255)
  const [red, green, blue] = (parts ?? [0, 0, 0]) as Rgb
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  const spread = most - least
  if (spread < 0.03) return undefined
  const sixth = most === red ? (green - blue) / spread : most === green ? 2 + (blue - red) / spread : 4 + (red - green) / spread
  return [Math.round((sixth * 60 + 360) % 360), spread / (1 - Math.abs(most + least - 1))]
}
