import { createHash } from 'node:crypto'

export const hashOf = (sentences: readonly string[]): string =>
  createHash('sha256').update(sentences.join('\n')).digest('hex')
