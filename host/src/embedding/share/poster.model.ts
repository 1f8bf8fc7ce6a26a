/** Words cut into lines that fit, the last of which ends with a sign that there is more. */
export function linesOf(text: string, max: number, fits: (line: string) => boolean): string[] {
  const lines: string[] = []
  let rest = text.trim()
  while (rest && lines.length < max) {
    const signs = [...rest]
    let length = signs.length
    while (length > 1 && !fits(signs.slice(0, length).join(''))) length -= 1
    const cut = lastBreak(signs, length)
    lines.push(signs.slice(0, cut).join('').trim())
    rest = signs.slice(cut).join('').trim()
  }
  const last = lines.at(-1)
  if (rest && last !== undefined) lines[lines.length - 1] = `${[...last].slice(0, -1).join('')}…`
  return lines
}

/** Behind the last blank of a line, so that no word of letters is parted; where there is none, where it is full. */
function lastBreak(signs: readonly string[], length: number): number {
  const isLetter = (sign: string | undefined) => sign !== undefined && /[\w’'-]/.test(sign)
  if (length >= signs.length || !isLetter(signs[length]) || !isLetter(signs[length - 1])) return length
  const blank = signs.slice(0, length).lastIndexOf(' ')
  return blank > 0 ? blank + 1 : length
}
