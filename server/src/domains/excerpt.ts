const MAX_CHARACTERS = 60

/** A long text as lists, logs and messages quote it: in one line, cut with an ellipsis. */
export function excerptOf(text: string, max = MAX_CHARACTERS): string {
  const line = text.replace(/\s+/g, ' ').trim()
  const characters = [...line]
  return characters.length > max ? `${characters.slice(0, max).join('')}…` : line
}
