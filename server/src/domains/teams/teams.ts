import { teams as endpoints } from '@plaza/shared/api'
import { and, eq, notInArray, type SQL } from 'drizzle-orm'
import { teamMembers, teams } from '../../data/schema/index'
import type { Context } from '../../transport/context'
import { type HandlerInput, handle } from '../../transport/handlers'
import { descending, pageOf } from '../../transport/paging'
import { signedCode } from '../scans/signed-code'
import { pageByWords } from '../search/by-words'
import { readFilters } from './filters'
import { listMembers } from './members'
import { changeMembership } from './membership'
import { requireTeamManager } from './roles'
import { pendingCount, readTeam, teamColumns, toSummary } from './rows'

const largest = descending(teams.members, teams.id)
const latestChange = descending(teamMembers.since, teamMembers.teamId)

type ListQuery = NonNullable<HandlerInput<typeof endpoints.list>['query']>

/** The largest teams first; with a name, those that have it as typed or as pinyin. */
async function listTeams(context: Context, query: ListQuery) {
  const filters = and(
    query.kind ? eq(teams.kind, query.kind) : undefined,
    query.district ? eq(teams.district, query.district) : undefined,
    query.street ? eq(teams.street, query.street) : undefined,
  )
  const page = (words?: SQL) =>
    pageOf(context, query, largest, (after) =>
      context.db
        .select(teamColumns)
        .from(teams)
        .where(and(filters, words, after))
        .$dynamic(),
    )
  const { rows, next } = query.name?.trim() ? await pageByWords(teams.tokens, query.name, page) : await page()
  return { list: rows.map(toSummary), next }
}

async function listOwn(context: Context, query: { cursor?: string | undefined; page_size?: number | undefined }) {
  const { rows, next } = await pageOf(context, query, latestChange, (after) =>
    context.db
      .select({
        team: teamColumns,
        state: teamMembers.state,
        since: teamMembers.since,
        teamId: teamMembers.teamId,
        pending: pendingCount,
      })
      .from(teamMembers)
      .innerJoin(teams, eq(teams.id, teamMembers.teamId))
      .where(and(eq(teamMembers.userId, context.person.id), notInArray(teamMembers.state, ['left', 'removed']), after)),
  )
  const list = rows.map(({ team, state, pending }) => ({
    ...toSummary(team),
    membership: state,
    pending: state === 'manager' ? pending : null,
  }))
  return { list, next }
}

export const teamHandlers = [
  handle(endpoints.list, ({ query = {} }, context) => listTeams(context, query)),
  handle(endpoints.mine, ({ query = {} }, context) => listOwn(context, query)),
  handle(endpoints.filters, (_, { db }) => readFilters(db)),
  handle(endpoints.detail, ({ params }, context) => readTeam(context, params.id)),
  handle(endpoints.members, (input, context) => listMembers(context, input)),
  handle(endpoints.membership, async ({ body }, context) => {
    await changeMembership(context, body)
    return readTeam(context, body.team_id)
  }),
  handle(endpoints.code, async ({ params }, { db, person, secret }) => {
    await requireTeamManager(db, params.id, person.id)
    return signedCode(secret, { kind: 'team', id: params.id }, Date.now())
  }),
]
