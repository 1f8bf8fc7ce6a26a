type Marks = readonly (readonly number[])[]

/** UTF-16 units before the first match, and of the whole excerpt. */
const BEFORE = 16
const LENGTH = 90

/** The part of a long text around its first match, with the matches moved. */
export function excerptAround(text: string, marks: Marks): { text: string; marks: number[][] } {
  const first = marks[0]?.[0] ?? 0
  const from = first > LENGTH - BEFORE ? startOfCharacter(text, first - BEFORE) : 0
  const to = Math.min(text.length, startOfCharacter(text, from + LENGTH))
  const shift = from > 0 ? 1 - from : 0
  const inside = marks.filter(([start = 0, end = 0]) => start >= from && end <= to)
  return {
    text: `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`,
    marks: inside.map(([start = 0, end = 0]) => [start + shift, end + shift]),
  }
}

/** Not in the middle of a surrogate pair. */
const startOfCharacter = (text: string, at: number): number => (/[\udc00-\udfff]/.test(text[at] ?? '') ? at - 1 : at)
