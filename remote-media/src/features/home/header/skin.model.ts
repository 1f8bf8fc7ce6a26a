import type { Skin } from '@plaza/shared/api'
import type { CSSProperties } from 'react'

/**
 * The skin's picture, or its colour with a gradient unless it is light. Not set through a custom property: its URL
 * would resolve against the style file, which may have another origin.
 */
export function skinStyle({ background_image, background_color, cate_col_font_color }: Skin): CSSProperties {
  const depth = isLight(background_color) ? 'none' : 'linear-gradient(rgb(255 255 255 / 8%), rgb(0 0 0 / 12%))'
  return {
    '--skin': background_color,
    '--skin-ink': cate_col_font_color,
    backgroundImage: background_image ? `url("${encodeURI(background_image)}")` : depth,
  } as CSSProperties
}

/** Whether a `#rgb` to `#rrggbbaa` colour is light. */
export function isLight(colour: string): boolean {
  const digits = colour.slice(1)
  const wide = digits.length <= 4 ? digits.replace(/./g, '$&$&') : digits
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => Number.parseInt(wide.slice(at, at + 2), 16) || 0)
  return 0.299 * red + 0.587 * green + 0.114 * blue > 150
}
