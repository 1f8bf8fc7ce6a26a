/** Names by which a thing says what it is. */
const names = ['title', 'name', 'content', 'word'] as const

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const nameOf = (value: unknown): string[] => {
  if (!isObject(value)) return []
  const found = names.map((name) => value[name]).find((text) => typeof text === 'string')
  return typeof found === 'string' ? [found] : []
}

/** What of an answer must be read in its page: its own name; of a list the first item's; of a configured page each card's. */
export function wordsOf(data: unknown): string[] {
  if (!isObject(data)) return []
  if (Array.isArray(data.list)) return nameOf(data.list[0])
  if (Array.isArray(data.cards)) return data.cards.flatMap((card) => wordsOf({ list: card.items }))
  const own = nameOf(data)
  return own.length > 0 ? own : Object.values(data).flatMap(nameOf)
}
