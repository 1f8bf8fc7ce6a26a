/** Breaks a text into lines that fit; an ellipsis ends the last line if text is missing. */
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

/** After the last space of a line, so that no word is split; at its end without a space. */
function lastBreak(signs: readonly string[], length: number): number {
  const isLetter = (sign: string | undefined) => sign !== undefined && /[\w’'-]/.test(sign)
  if (length >= signs.length || !isLetter(signs[length]) || !isLetter(signs[length - 1])) return length
  const blank = signs.slice(0, length).lastIndexOf(' ')
  return blank > 0 ? blank + 1 : length
}
