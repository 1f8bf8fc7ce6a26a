import { projects as endpoints, type Project } from '@plaza/shared/api'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { activities, projectActivities, projectResults, projects, teams } from '../../data/schema/index'
import { handle } from '../../transport/handlers'
import { ascending, descending, pageOf } from '../../transport/paging'
import { refuse } from '../../transport/refusal'
import { selectActivities, toSummary } from '../activities/rows'
import { teamName } from '../teams/names'

const latest = descending(projects.beganAt, projects.id)
const latestResult = descending(projectResults.createdAt, projectResults.id)
const byStart = ascending(activities.startsAt, activities.id)

const toProject = (row: typeof projects.$inferSelect): Project => ({
  ...{ id: row.id, title: row.title, image: row.image, summary: row.summary, done: row.done },
  ...(row.titleEn && { title_en: row.titleEn }),
  ...(row.summaryEn && { summary_en: row.summaryEn }),
  began_at: row.beganAt.toISOString(),
  results: row.results,
  figures: row.figures,
})

const selectProjects = (db: Executor, where: SQL | undefined) => db.select().from(projects).where(where).$dynamic()

export const projectHandlers = [
  handle(endpoints.list, async ({ query = {} }, context) => {
    const { rows, next } = await pageOf(context, query, latest, (after) =>
      selectProjects(context.db, and(query.done ? eq(projects.done, query.done === '1') : undefined, after)),
    )
    return { list: rows.map(toProject), next }
  }),
  handle(endpoints.detail, async ({ params }, { db }) => {
    const [row] = await db
      .select({ project: projects, team: teamName })
      .from(projects)
      .leftJoin(teams, eq(teams.id, projects.teamId))
      .where(eq(projects.id, params.id))
    if (!row) throw refuse('contentGone')
    return { ...toProject(row.project), team: row.team }
  }),
  handle(endpoints.activities, async ({ params, query = {} }, context) => {
    const own = sql`${activities.id} = any(array(select a.activity_id from ${projectActivities} a where a.project_id = ${params.id}))`
    const { rows, next } = await pageOf(context, query, byStart, (after) =>
      selectActivities(
        context.db,
        and(own, sql`${activities.cancelledAt} is null and ${activities.endsAt} > now()`, after),
      ),
    )
    return { list: rows.map(toSummary), next }
  }),
  handle(endpoints.results, async ({ params, query = {} }, context) => {
    const { rows, next } = await pageOf(context, query, latestResult, (after) =>
      context.db
        .select()
        .from(projectResults)
        .where(and(eq(projectResults.projectId, params.id), after)),
    )
    return {
      list: rows.map(({ id, title, titleEn, content, contentEn, images, createdAt }) => ({
        ...{ id, title, content, images, created_at: createdAt.toISOString() },
        ...(titleEn && { title_en: titleEn }),
        ...(contentEn && { content_en: contentEn }),
      })),
      next,
    }
  }),
]
