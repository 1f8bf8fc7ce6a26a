import type { DataOf, site } from '@plaza/shared/api'
import type { Language } from '@plaza/shared/text'
import { wordsOf } from './document.model'

export type Help = DataOf<typeof site.help>
export type Question = Help['list'][number]

const plain = (html: string): string => html.replaceAll(/<[^>]*>/g, ' ')

const fold = (text: string): string => text.normalize('NFKC').toLowerCase()

/** Questions that contain every word in either language; those with all of them in the title come first. */
export function questionsAbout(list: readonly Question[], q: string): Question[] {
  const words = fold(q).split(/\s+/).filter(Boolean)
  const contains = (text: string) => words.every((word) => fold(text).includes(word))
  const titles = ({ title, title_en = '' }: Question) => `${title} ${title_en}`
  const texts = (one: Question) => `${titles(one)} ${plain(one.html)} ${plain(one.html_en ?? '')}`
  const found = list.filter((one) => contains(texts(one)))
  return [...found.filter((one) => contains(titles(one))), ...found.filter((one) => !contains(titles(one)))]
}

export const titleOf = (question: Question, language: Language): string => wordsOf(question, language).title
