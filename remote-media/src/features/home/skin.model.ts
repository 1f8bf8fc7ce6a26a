/** Whether a `#rgb` to `#rrggbbaa` colour is a light one, so that what stands beside it can be chosen. */
export function isLight(colour: string): boolean {
  const digits = colour.slice(1)
  const wide = digits.length <= 4 ? digits.replace(/./g, '$&$&') : digits
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => Number.parseInt(wide.slice(at, at + 2), 16) || 0)
  return 0.299 * red + 0.587 * green + 0.114 * blue > 150
}
