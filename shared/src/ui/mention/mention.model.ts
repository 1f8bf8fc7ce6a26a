/** A person who was chosen for a mention. */
export interface ChosenPerson {
  id: string
  name: string
}

/** A name being typed: where its `@` is, and what follows up to the caret. */
export interface TypedName {
  from: number
  q: string
}

const LONGEST_QUERY = 20

/** The name that is typed at the caret; null without one. An `@` inside a word, as in an address, begins none. */
export function typedName(text: string, caret: number): TypedName | null {
  const found = /(^|[^\w.])@([^\s@]*)$/u.exec(text.slice(0, caret))
  if (!found || (found[2]?.length ?? 0) > LONGEST_QUERY) return null
  const q = found[2] ?? ''
  return { from: caret - q.length - 1, q }
}

/** The text with a chosen name in place of the typed one, and the caret behind it. */
export function insertName(text: string, { from, q }: TypedName, name: string): { text: string; caret: number } {
  const before = `${text.slice(0, from)}@${name} `
  return { text: before + text.slice(from + q.length + 1).replace(/^ /, ''), caret: before.length }
}

const MOST = 10

/** Ids of the chosen people whom a text names, in its order; of two names that fit, the longer one. */
export function mentionedIds(text: string, chosen: readonly ChosenPerson[]): string[] {
  const byLength = chosen.toSorted((one, other) => other.name.length - one.name.length)
  const ids: string[] = []
  for (let at = text.indexOf('@'); at >= 0 && ids.length < MOST; at = text.indexOf('@', at + 1)) {
    const person = byLength.find(({ name }) => text.startsWith(name, at + 1))
    if (person) ids.push(person.id)
  }
  return ids
}
