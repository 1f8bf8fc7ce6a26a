import type { ListedService } from '@plaza/shared/api'

/** Fewer letters are the initials of nearly everything. */
const MIN_LETTERS = 2

/**
 * Whether letters spell some syllables in a row, each of them whole or by its first letters: `gongjijin`, `gjj` and
 * `gongjj` spell `gong ji jin`.
 */
function spells(letters: string, syllables: readonly string[]): boolean {
  const fits = (at: number, rest: string): boolean => {
    const syllable = syllables[at] ?? ''
    for (let length = 1; length <= syllable.length && rest.startsWith(syllable.slice(0, length)); length++)
      if (length === rest.length || fits(at + 1, rest.slice(length))) return true
    return false
  }
  return letters.length >= MIN_LETTERS && syllables.some((_, at) => fits(at, letters))
}

/** Whether a service has the words in its title or note, in either language, or in pinyin. */
export function matches({ title, title_en, note, note_en, pinyin }: ListedService, words: string): boolean {
  const texts = [title, title_en, note, note_en].join(' ').toLowerCase()
  const syllables = pinyin?.split(' ') ?? []
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => texts.includes(word) || spells(word, syllables))
}
