import { type Language, pageContext } from '../page-context'

export type { Language } from '../page-context'
export const languages: readonly Language[] = ['zh-CN', 'en']

type TextFunction<A extends unknown[]> = (...args: A) => string
interface TextPair<A extends unknown[] = never[]> {
  en: string | TextFunction<A>
  zh: string | TextFunction<A>
}
type ArgsOf<P> = P extends { en: (...args: infer A) => string } ? A : []

/**
 * The current language: the host's setting, or before there is a host the document's `lang`, which the server writes.
 */
export function language(): Language {
  const around = pageContext()
  if (around) return around.settings.getState().language
  return typeof document !== 'undefined' && document.documentElement.lang === 'en' ? 'en' : 'zh-CN'
}

/** A text in both languages. */
export interface LocalizedText {
  en: string
  zh: string
}

/** A text in the current language. */
export const textOf = ({ en, zh }: LocalizedText, inLanguage: Language = language()): string =>
  inLanguage === 'en' ? en : zh

interface BilingualName {
  name: string
  name_en?: string | undefined
}

/** The name of a thing in the current language, if it has one. */
export const nameOf = ({ name, name_en }: BilingualName, inLanguage: Language = language()): string =>
  (inLanguage === 'en' && name_en) || name

/**
 * Turns a table of text pairs into functions that return the text in the current language.
 * @example const t = defineTexts({ left: { en: (n: number) => `${n} left`, zh: (n: number) => `剩余 ${n}` } }); t.left(3)
 */
export function defineTexts<T extends Record<string, TextPair>>(
  table: T,
): { [K in keyof T]: TextFunction<ArgsOf<T[K]>> } {
  const entries = Object.entries(table).map(([key, pair]) => {
    const say = (...args: unknown[]) => {
      const text: unknown = language() === 'en' ? pair.en : pair.zh
      return typeof text === 'function' ? (text(...args) as string) : (text as string)
    }
    return [key, say]
  })
  return Object.fromEntries(entries)
}
