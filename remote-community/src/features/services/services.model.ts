import type { ServiceItem } from '@plaza/shared/api'

/** Whether a service has the words in its title or note, in either language. */
export function matches({ title, title_en, note, note_en }: ServiceItem, words: string): boolean {
  const texts = [title, title_en, note, note_en].join(' ').toLowerCase()
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => texts.includes(word))
}
