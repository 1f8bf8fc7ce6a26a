/** A spoken sentence, in seconds of its scene. */
export interface Line {
  at: number
  until: number
}

/** Options of each kind of scene; items without times appear with the lines, the last one with the last line. */
export interface Shows {
  title: { picture: string; words: string[] }
  picture: { picture: string; head?: string; note?: string }
  list: { head: string; items: string[]; picture?: string }
  numbers: { head: string; items: [value: number, unit: string, note: string][]; picture?: string }
  poem: { name: string; columns: string[]; picture?: string }
  curve: { head: string; marks: [hour: number, words: string][]; unit: string }
  moon: { head: string }
  press: { head: string; perMinute: number }
  phone: { head: string; from: string; messages: [who: 'they' | 'you', words: string][]; stamp?: string }
  bowl: { head: string; items: [words: string, colour: string][] }
  birds: { items: [bird: string, name: string, note: string][] }
  lamp: { head: string; flashes: number[]; period: number }
  typhoon: { head: string; items: [colour: string, words: string][] }
  pan: { head: string; lidAt: number }
  stars: { head: string }
  map: { head: string; stops: [name: string, x: number, y: number][] }
  timeline: { head: string; items: [when: string, what: string][]; pictures: string[] }
  bins: { head: string; bins: [name: string, colour: string][]; items: [bin: number, words: string][] }
  glyph: { head: string; signs: [sign: string, note: string][] }
  end: { words: string; note: string }
}

export type ShowOf = { [K in keyof Shows]: { show: K } & Shows[K] }[keyof Shows]

export type Scene = ShowOf & { at: number; until: number; lines: Line[] }

/** A film as its frames are drawn. */
export interface FilmPlan {
  id: string
  width: number
  height: number
  fps: number
  seconds: number
  ground: string
  /** Small words above the title. */
  series: string
  scenes: Scene[]
}

export interface Box {
  x: number
  y: number
  w: number
  h: number
}

export interface Palette {
  top: string
  foot: string
  ink: string
  soft: string
  accent: string
  /** Ink on the accent. */
  onAccent: string
  base: 'waves' | 'hills' | 'roofs' | 'stars'
}

/** A frame of a scene that is being drawn. */
export interface Frame {
  c: OffscreenCanvasRenderingContext2D
  w: number
  h: number
  tall: boolean
  /** Seconds since the scene began. */
  s: number
  length: number
  /** Index of the line that is spoken, or was last. */
  line: number
  /** Seconds since a line began; negative before it. */
  since(line: number): number
  /** Seconds since the item of a list appeared. */
  shown(item: number, items: number): number
  lines: readonly Line[]
  /** What no button and no caption of a player covers. */
  box: Box
  palette: Palette
  series: string
  picture(id: string): ImageBitmap
}
export type Figure<K extends keyof Shows> = (frame: Frame, options: Shows[K]) => void
