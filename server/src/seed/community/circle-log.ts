import dayjs from 'dayjs'
import type { Executor } from '../../data/database'
import { circleLog, circleRestrictions } from '../../data/schema/index'
import { excerptOf } from '../../domains/excerpt'
import type { Demo } from '../demo/read'
import { insertRows } from '../insert'
import { resolvePast } from '../moments'

type Decision = Demo['circleDecisions'][number]

function wordsOf(demo: Demo, { post, person, words }: Decision): string {
  if (post !== undefined) return excerptOf(demo.posts.find(({ id }) => id === post)?.text ?? '')
  return demo.people.find(({ id }) => id === person)?.nickname ?? words ?? ''
}

/** What the managers of circles decided, and whom they muted or removed. */
export async function seedCircleLog(db: Executor, demo: Demo, now: Date): Promise<void> {
  const dated = demo.circleDecisions.map((decision) => ({ ...decision, at: resolvePast(decision.sent, now) }))
  await insertRows(
    db,
    circleLog,
    dated
      .sort((a, b) => a.at.getTime() - b.at.getTime())
      .map((decision) => ({
        at: decision.at,
        circleId: String(decision.circle),
        userId: String(decision.by),
        action: decision.action,
        subjectId: decision.post || decision.person ? String(decision.post ?? decision.person) : null,
        reason: decision.reason ?? '',
        words: wordsOf(demo, decision),
      })),
  )
  const restricting = dated.filter(({ action }) => action === 'mute' || action === 'remove')
  await insertRows(
    db,
    circleRestrictions,
    restricting.map(({ circle, person, action, days, reason, at }) => ({
      circleId: String(circle),
      userId: String(person),
      kind: action === 'mute' ? ('muted' as const) : ('removed' as const),
      until: days === undefined ? null : dayjs(at).add(days, 'day').toDate(),
      reason: reason ?? '',
      createdAt: at,
    })),
  )
}
