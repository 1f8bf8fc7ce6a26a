import {
  ModerationBody,
  ModerationFileBody,
  type ModerationRules,
  ModerationTryBody,
  type WordListName,
} from '@plaza/shared/operations'
import type { Context, Hono } from 'hono'
import { fileOfRules, rulesOfFile } from '../domains/moderation/rules-file'
import { addVersion, listVersions, newestRules } from '../domains/moderation/versions'
import { firstWordProblem, type WordProblem } from '../domains/moderation/word-problems'
import { anyOperator, type OperationsEnv, requireOperator } from '../registry/operations/access'
import { readBody, succeed } from '../registry/operations/answers'
import { refuseChange, refuseField } from '../registry/refusals'
import type { Deps } from '../transport/context'

/** Reviewers and editors; no program. */
function whoAt(c: Context<OperationsEnv>): string {
  const { role } = anyOperator(c)
  const { name, kinds } = requireOperator(c, role === 'editor' ? 'editor' : 'reviewer')
  if (kinds) throw refuseChange('otherKind')
  return name
}

const problemWords: Readonly<Record<WordProblem['is'], (word: string) => readonly [en: string, zh: string]>> = {
  empty: (word) => [`“${word}” has no letter that is compared`, `“${word}”没有可比对的文字`],
  short: (word) => [`“${word}” is too short: it would match nearly everything`, `“${word}”太短，几乎会拦下所有内容`],
  twice: (word) => [`“${word}” is there twice: both are compared as one word`, `“${word}”重复：比对时与另一个词相同`],
  'one character': (word) => [`“${word}” needs two different characters`, `“${word}”须有两个不同的字`],
  'two groups': (word) => [`“${word}” has a character of another group`, `“${word}”中有字已在另一组`],
}

function refuseUnfitWords(rules: Pick<ModerationRules, 'flagged' | 'lists'>): void {
  const problem = firstWordProblem(rules)
  if (!problem) return
  const { list, word, is } = problem
  throw refuseField(
    list === 'flagged' ? 'rules.flagged' : `rules.lists.${list satisfies WordListName}`,
    problemWords[is](word),
  )
}

function rulesIn(text: string): ModerationRules {
  try {
    return rulesOfFile(text)
  } catch (error) {
    throw refuseChange('unfitFile', error instanceof Error ? error.message : String(error))
  }
}

/** The rules of moderation: see `ModerationVersion` and `ModerationBody`. */
export function mountModeration(calls: Hono<OperationsEnv>, { db, moderation }: Deps): void {
  const { deployed } = moderation
  const list = async () => ({ list: await listVersions(db, deployed) })
  calls.get('/moderation', async (c) => {
    whoAt(c)
    return succeed(c, await list())
  })
  calls.post('/moderation', async (c) => {
    const name = whoAt(c)
    const body = await readBody(c, ModerationBody)
    refuseUnfitWords({ lists: deployed.lists, ...body.rules })
    await addVersion(db, name, { deployed, body })
    moderation.forget()
    return succeed(c, await list())
  })
  calls.post('/moderation-try', async (c) => {
    whoAt(c)
    const { rules, text } = await readBody(c, ModerationTryBody)
    refuseUnfitWords(rules)
    return succeed(c, await moderation.tryOut(rules, text))
  })
  calls.get('/moderation-file', async (c) => {
    whoAt(c)
    return succeed(c, { text: fileOfRules((await newestRules(db, deployed)).rules) })
  })
  calls.post('/moderation-file', async (c) => {
    whoAt(c)
    const rules = rulesIn((await readBody(c, ModerationFileBody)).text)
    refuseUnfitWords(rules)
    return succeed(c, { rules })
  })
}
