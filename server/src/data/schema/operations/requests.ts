import type { WaitingChange } from '@plaza/shared/operations'
import { bigserial, doublePrecision, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../columns'

/** Remotes whose changes need a second person; the remote need not be published yet. */
export const remotePolicies = pgTable('remote_policies', {
  remote: text().primaryKey(),
  /** Share in percent above which a change needs a second person. */
  secondPersonAbove: doublePrecision().notNull(),
})

/** Changes that wait, or waited, for a second person. */
export const changeRequests = pgTable(
  'change_requests',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    remote: text().notNull(),
    action: text().$type<WaitingChange['action']>().notNull(),
    body: jsonb().$type<WaitingChange['body']>().notNull(),
    who: text().notNull(),
    owner: text(),
    /** The operator who answers for it: `who`, or the owner of its token. Nobody confirms their own. */
    person: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
    endsAt: moment().notNull(),
    state: text().$type<'waiting' | 'confirmed' | 'declined' | 'replaced'>().notNull().default('waiting'),
    decidedBy: text(),
    decidedAt: moment(),
  },
  (t) => [index('change_requests_waiting').on(t.state, t.endsAt)],
)
