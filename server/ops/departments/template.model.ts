import type { QueueItem } from '@plaza/shared/operations'
import type { Language } from '@plaza/shared/text'

/** What a template may name: filled in where one letter is answered. */
export const placeholders = ['{title}', '{number}', '{department}'] as const

/** A template for letters. For several at once the sentence must fit all of them, so the placeholders stay to be seen. */
export function filled(template: string, items: readonly QueueItem[]): string {
  const [subject] = items.length === 1 ? items.map((item) => item.subject) : []
  if (!subject?.advice) return template
  return template
    .replaceAll('{title}', subject.title ?? '')
    .replaceAll('{number}', subject.advice.number)
    .replaceAll('{department}', subject.where)
}

interface NamedDepartment {
  id: string
  name: string
  nameEn: string | null
}

export const nameOf = ({ name, nameEn }: NamedDepartment, language: Language): string =>
  (language === 'en' && nameEn) || name

export const namesOf = (departments: readonly NamedDepartment[], language: Language): [id: string, name: string][] =>
  departments.map((one) => [one.id, nameOf(one, language)])
