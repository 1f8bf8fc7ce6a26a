import type { Language } from '../page-context'

/** A text of an answer that a page must show. */
export interface RequiredText {
  /** Position of the text: `circles.posts list.content`, `cards.page cards[notice].items.title`. */
  field: string
  text: string
}

/** Fields that name a thing: the first one present must be shown. */
const names = ['title', 'name', 'content', 'word'] as const
const isName = (field: string) => /^(title|name|content|word)(_en)?$/.test(field)

type JsonObject = Record<string, unknown>
const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isHtml = (value: unknown): value is string => typeof value === 'string' && value.startsWith('<p>')

/** What is shown of an HTML field in a language. */
function textOf(thing: JsonObject, field: string, language: Language): string {
  const html = String(hasEnglish(thing, field, language) ? thing[`${field}_en`] : thing[field])
  return /^<p>(.*?)<\/p>/.exec(html)?.[1] ?? html
}

/** `[banner]` for an item of a list with several types; codes of the specification, such as `7`, name none. */
const kindOf = ({ type }: JsonObject) => (typeof type === 'string' && !/^\d+$/.test(type) ? `[${type}]` : '')

/** A text in both languages. */
const isBilingual = (value: unknown): value is { zh: string; en: string } =>
  isJsonObject(value) && typeof value.zh === 'string' && typeof value.en === 'string'

/** The name of a thing in a language. */
function nameOf(thing: JsonObject, language: Language): [field: string, text: string] | undefined {
  const field = names.find(
    (name) => isBilingual(thing[name]) || (typeof thing[name] === 'string' && !isHtml(thing[name])),
  )
  if (!field) return undefined
  const name = thing[field]
  if (isBilingual(name)) return [field, language === 'en' ? name.en : name.zh]
  return [field, (hasEnglish(thing, field, language) ? thing[`${field}_en`] : name) as string]
}

const hasEnglish = (thing: JsonObject, field: string, language: Language) =>
  language === 'en' && typeof thing[`${field}_en`] === 'string'

/**
 * Makes answers distinguishable by numbering each name and each HTML text. `said` lists what a page must show: the name
 * of the answer, or of the things directly in it, the name of each list item, and HTML.
 */
export function createNumbering(language: Language) {
  let count = 0
  const said: RequiredText[] = []
  const marked = (text: string) => {
    count += 1
    return isHtml(text) ? text.replace('</p>', ` [${count}]</p>`) : `${text} [${count}]`
  }
  const markedName = (value: unknown, field: string): unknown => {
    if (isBilingual(value)) return { ...value, zh: marked(value.zh), en: marked(value.en) }
    return typeof value === 'string' ? marked(value) : walk(value, field)
  }
  const walk = (value: unknown, field: string): unknown => {
    if (Array.isArray(value)) return value.map((item) => walk(item, field))
    if (!isJsonObject(value)) return isHtml(value) ? marked(value) : value
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [
        name,
        isName(name) || name === 'html_en' ? markedName(inner, `${field}.${name}`) : walk(inner, `${field}.${name}`),
      ]),
    )
  }
  const addRequired = (thing: JsonObject, path: string) => {
    const name = nameOf(thing, language)
    if (name) said.push({ field: `${path}${name[0]}`, text: name[1] })
    for (const [field, value] of Object.entries(thing)) {
      if (isHtml(value)) said.push({ field: `${path}${field}`, text: textOf(thing, field, language) })
      for (const item of Array.isArray(value) ? value : [])
        if (isJsonObject(item)) addRequired(item, `${path}${field}${kindOf(item)}.`)
      if (path.endsWith(' ') && !name && isJsonObject(value)) addRequired(value, `${path}${field}.`)
    }
  }
  return {
    said: said as readonly RequiredText[],
    /** The endpoint's answer with numbers. */
    number<T>(endpoint: string, answer: T): T {
      const numbered = walk(answer, '')
      if (isJsonObject(numbered)) addRequired(numbered, `${endpoint} `)
      return numbered as T
    },
  }
}
