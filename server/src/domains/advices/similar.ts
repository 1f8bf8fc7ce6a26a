import type { AdviceSummary } from '@plaza/shared/api'
import { and, arrayOverlaps, eq, inArray, sql } from 'drizzle-orm'
import { advices } from '../../data/schema/index'
import type { Context } from '../../transport/context'
import { wordTokens } from '../search/tokens'
import { publicFor, selectAdvices, toSummaries } from './rows'

const SHOWN = 3
/** Newest advices with a common token that are compared. */
const COMPARED = 400
/** Share of the asked tokens that a title must have. */
const LEAST_SHARE = 0.25

/** Words of questions, which say nothing of what is asked. */
const QUESTION_WORDS = new Set([
  ...['怎么', '什么', '请问', '可以', '是否', '能否', '能不', '不能', '希望', '建议', '问题'],
  ...'a an the i my we our is are was do does can could will would please how what where when why who to of in on at for and or not no'
    .split(' ')
    .map((word) => `=${word}`),
])

/** Tokens that say what a title is about. */
export const topicTokens = (title: string): string[] => wordTokens(title).filter((token) => !QUESTION_WORDS.has(token))

/** Public answered advices whose titles have tokens in common with some words. */
export async function similarAdvices({ db, user }: Context, words: string): Promise<AdviceSummary[]> {
  const tokens = topicTokens(words)
  if (tokens.length === 0) return []
  const found = await db
    .select({ id: advices.id, tokens: advices.tokens })
    .from(advices)
    .where(and(publicFor(user?.id), eq(advices.phase, 'answered'), arrayOverlaps(advices.tokens, tokens)))
    .orderBy(sql`${advices.createdAt} desc`)
    .limit(COMPARED)
  const ranked = found
    .map(({ id, tokens: own }) => ({ id, common: tokens.filter((token) => own.includes(token)).length }))
    .filter(({ common }) => common >= Math.max(1, tokens.length * LEAST_SHARE))
    .sort((one, other) => other.common - one.common)
    .slice(0, SHOWN)
    .map(({ id }) => id)
  if (ranked.length === 0) return []
  const rows = await selectAdvices(db, user?.id, inArray(advices.id, ranked))
  return toSummaries(
    db,
    ranked.flatMap((id) => rows.find(({ advice }) => advice.id === id) ?? []),
    user?.id,
  )
}
