import type { CodeName } from '@plaza/shared/api'

/** Code and sentences of a refusal, of what it is about. */
export type RefusalText = (...about: never[]) => readonly [code: CodeName, en: string, zh: string]
