import { type Language, language } from '@plaza/shared/text'

/** In English, replaces each text that has an English version next to it (`title` and `title_en`). */
export function translated<T>(answer: T, inLanguage: Language = language()): T {
  return inLanguage === 'en' ? (inEnglish(answer) as T) : answer
}

function inEnglish(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inEnglish)
  if (typeof value !== 'object' || value === null) return value
  const fields = value as Record<string, unknown>
  return Object.fromEntries(Object.entries(fields).map(([name, one]) => [name, fields[`${name}_en`] || inEnglish(one)]))
}
