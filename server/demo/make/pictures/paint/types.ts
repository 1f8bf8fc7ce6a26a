import type { Random } from '../../chance'

export type Context = OffscreenCanvasRenderingContext2D
export type Pair = [number, number]
export type Point = readonly [x: number, y: number]
export type Points = readonly Point[]
/** Place from 0 to 1, and colour. */
export type Stops = readonly (readonly [place: number, colour: string])[]
/** Position and radius of the sun, its colour and its halo's. */
export type Sun = readonly [x: number, y: number, r: number, colour: string, halo: string]
export type Tones = readonly string[]
/** Colours from shadow to light. */
export type Foliage = readonly [dark: string, mid: string, light: string]
/** A square part of a scene: its corner and its side. */
export type Cut = readonly [x: number, y: number, size: number]
/** Paints one picture. */
export type Paint = (g: Stage) => void

/** What a picture is painted on: a canvas, random numbers and noise seeded by its name, and the brushes. */
export interface Stage extends Brushes {
  canvas: OffscreenCanvas
  c: Context
  random: Random
  /** Noise from 0 to 1, in octaves. */
  fbm(x: number, y: number, octaves?: number): number
  W: number
  H: number
}

/** A colour or a gradient. */
export type Fill = string | CanvasGradient

/** Shape of a ridge. */
export interface Ridge {
  rough?: number
  seed?: number
  sharp?: number
  tilt?: number
}

/** Clothes and posture of a person. */
export interface PersonLook {
  top?: string
  legs?: string
  skin?: string
  hair?: string
  step?: number
  arm?: number
  hat?: string
  skirt?: boolean
  lean?: number
  shadow?: number
  back?: boolean
}

export interface Brushes {
  /** Vertical gradient; stops are [place, colour]. */
  sky(stops: Stops, y0?: number, y1?: number): void

  glow(x: number, y: number, r: number, colour: string, a?: number, mode?: GlobalCompositeOperation): void

  sun(x: number, y: number, r: number, colour: string, halo?: string): void

  disc(x: number, y: number, r: number, colour: Fill, ry?: number): void

  stars(count: number, bottom: number): void
  /** Clouds lit from (lx, ly); `cover` 0 to 1, `stretch` flattens them towards the horizon. */
  clouds(options: {
    y0?: number
    y1?: number
    light?: string
    shade?: string
    cover?: number
    soft?: number
    scale?: number
    stretch?: number
    lx?: number
    ly?: number
    strength?: number
    shift?: number
  }): void

  mist(y: number, thickness: number, colour: string, strength?: number, shift?: number): void
  /** Heights of a ridge, one per four pixels. */
  line(base: number, height: number, options?: Ridge): number[]

  shape(line: readonly number[], bottom?: number): void
  /** Fills a hill below its ridge: its own colour on top, haze at its foot, grain for woods. */
  hill(
    base: number,
    height: number,
    top: string,
    foot: string,
    options?: Ridge & { fall?: number; woods?: number; bottom?: number; rim?: string },
  ): number[]
  /** Mirrors everything above `y`, shaken and tinted, with glittering light. */
  water(
    y: number,
    options?: {
      tint?: string
      deep?: string
      strength?: number
      ripple?: number
      glint?: string
      glintX?: number
      glints?: number
      spread?: number
      bottom?: number
    },
  ): void
  /** A row of towers. `lit` is the share of bright windows. */
  towers(
    base: number,
    options: {
      min?: number
      max?: number
      width?: Pair
      colour?: string
      foot?: string
      lit?: number
      window?: string
      gap?: number
      from?: number
      to?: number
      side?: string
      sideAlpha?: number
      cell?: number
      hump?: number
    },
  ): void
  /** A crown of leaves in small touches, lighter towards the light. */
  leaves(
    x: number,
    y: number,
    rx: number,
    ry: number,
    tones: Foliage,
    count?: number,
    size?: number,
    lx?: number,
    ly?: number,
  ): void

  tree(
    x: number,
    base: number,
    h: number,
    tones: Foliage,
    options?: { trunk?: string; spread?: number; size?: number; count?: number; lx?: number },
  ): void

  grass(y0: number, y1: number, colours: Tones, count?: number, height?: number, lean?: number): void

  scatter(x0: number, x1: number, y0: number, y1: number, colours: Tones, count: number, size?: number): void
  /** A person standing, walking (`step` up to 1) or running (beyond); `h` is the height. Some are seen from behind. */
  person(x: number, base: number, h: number, look?: PersonLook): void

  lantern(x: number, y: number, r: number, colour?: string): void
  /** A house of the water country: white wall, dark tiles, a lit window now and then. */
  house(
    x: number,
    base: number,
    w: number,
    h: number,
    options?: { wall?: string; roof?: string; glow?: number; wood?: string; window?: string },
  ): void
  /** Shafts of light from the upper left, or from `x`. */
  rays(x: number, y: number, colour: string, count?: number, strength?: number, spread?: number, turn?: number): void

  rain(count?: number, strength?: number, lean?: number): void

  snow(count?: number): void

  bokeh(count: number, y0: number, y1: number, colours: Tones, r?: Pair): void
  /** Blurs what was painted so far. */
  blur(px: number): void
  /** Bloom, a colour tone, vignette and grain, which make a drawing look like a photograph. */
  finish(options?: { bloom?: number; tone?: string; toneAlpha?: number; vignette?: number; grain?: number }): void
}
