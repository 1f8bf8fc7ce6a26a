import { createHash } from 'node:crypto'
import { sentencesOf, spokenText } from '@plaza/shared/format'

/** The sentences that a voice reads of an article: its title, then its text. */
export const readingOf = ({ title, body }: { title: string; body: string }): string[] =>
  sentencesOf(`${title}\n${spokenText(body)}`).flat()

export const hashOf = (sentences: readonly string[]): string =>
  createHash('sha256').update(sentences.join('\n')).digest('hex')
