/** A part of a contract: its text without its own members, and those. */
export interface Part {
  text: string
  optional: boolean
  members: Record<string, Part>
}

const opening = '{([<'
const closing = '})]>'

/** Calls `visit` with each character outside of strings and the depth of the brackets around it. */
function walk(text: string, visit: (index: number, depth: number) => boolean | undefined): void {
  let depth = 0
  let quote = ''
  for (let index = 0; index < text.length; index++) {
    const character = text[index] ?? ''
    if (quote) {
      if (character === '\\') index++
      else if (character === quote) quote = ''
      continue
    }
    if (/["'`]/.test(character)) {
      quote = character
      continue
    }
    const isArrow = character === '>' && text[index - 1] === '='
    if (closing.includes(character) && !isArrow) depth--
    if (visit(index, depth) === false) return
    if (opening.includes(character)) depth++
  }
}

/** Splits at a separator that no bracket surrounds. */
export function splitAt(text: string, separator: string): string[] {
  const parts: string[] = []
  let from = 0
  walk(text, (index, depth) => {
    if (depth === 0 && text[index] === separator) {
      parts.push(text.slice(from, index))
      from = index + 1
    }
    return undefined
  })
  return [...parts, text.slice(from)].map((part) => part.trim()).filter(Boolean)
}

/** The first object type of a text; null without one. */
function objectIn(text: string): { from: number; to: number } | null {
  let from = -1
  let level = 0
  let to = -1
  walk(text, (index, depth) => {
    if (from < 0 && text[index] === '{') [from, level] = [index, depth]
    else if (from >= 0 && text[index] === '}' && depth === level) to = index
    return to < 0
  })
  return to < 0 ? null : { from, to }
}

const MEMBER = /^(?:readonly )?(?:\[([^\]]+)\]|["']?([\w$-]+)["']?)(\?)?\s*(:|\(|<)/
/** A field of a schema that may be missing. */
const OPTIONAL_FIELD = /^v\.(?:Optional|Nullish|ExactOptional)Schema</

/** Reads a member of an object type; call signatures and the like are named by their text. */
function memberOf(text: string): [name: string, part: Part] {
  const [found, index, name, mark, after = ''] = MEMBER.exec(text) ?? []
  if (!found) return [text, { text: '', optional: false, members: {} }]
  const value = text.slice(found.length - (after === ':' ? 0 : 1)).trim()
  const optional = mark !== undefined || index !== undefined || OPTIONAL_FIELD.test(value)
  return [name ?? `[${index}]`, { ...partOf(value), optional }]
}

/** A part from its text: the members of its first object type are compared one by one, the rest as it is. */
export function partOf(text: string): Part {
  const object = objectIn(text)
  if (!object) return { text, optional: false, members: {} }
  const members = splitAt(text.slice(object.from + 1, object.to), ';').map(memberOf)
  const overloads = new Map<string, Part>()
  for (const [name, part] of members) {
    const earlier = overloads.get(name)
    overloads.set(name, earlier ? { ...part, text: `${earlier.text} & ${part.text}` } : part)
  }
  return {
    text: `${text.slice(0, object.from)}{}${text.slice(object.to + 1)}`,
    optional: false,
    members: Object.fromEntries(overloads),
  }
}
