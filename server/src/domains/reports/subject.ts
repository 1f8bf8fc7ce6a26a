import { type ReportSubject, ReportTarget } from '@plaza/shared/api'
import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { users } from '../../data/schema/index'
import type { Context } from '../../transport/context'
import { refuse } from '../../transport/refusal'
import { excerptOf } from '../excerpt'
import { digestOf } from '../queue/digest'
import { subjects } from '../queue/subjects'
import { reportedBefore } from './before'
import { readThing } from './thing'

const WORDS = 120

/** What a person is about to report. */
export async function readReportSubject(
  { db, person }: Pick<Context, 'db' | 'person'>,
  { target: asked, id }: { target: string; id: string },
): Promise<ReportSubject> {
  const target = v.safeParse(ReportTarget, asked)
  const thing = target.success ? await readThing[target.output](db, id) : undefined
  if (!thing) throw refuse('contentGone')
  const subject = (await subjects[thing.target].read(db, [id])).get(id)
  const [author] = await db.select({ name: users.nickname }).from(users).where(eq(users.id, thing.authorId))
  const isNamed = thing.target !== 'person' && !subject?.isAnonymous
  return {
    author: isNamed ? (author?.name ?? null) : null,
    words: excerptOf(subject?.title || subject?.text || '', WORDS),
    own: thing.authorId === person.id,
    reported: await reportedBefore(db, person.id, { target: thing.target, id, digest: subject && digestOf(subject) }),
  }
}
