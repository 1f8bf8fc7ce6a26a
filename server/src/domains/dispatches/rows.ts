import { type Dispatch, DispatchStep, lifecycles, openSteps } from '@plaza/shared/api'
import { and, eq, isNull, or, type SQL } from 'drizzle-orm'
import type { Executor } from '../../data/database'
import { dispatches, serviceOrders, teamServices, teams, wishes } from '../../data/schema/index'
import { refuse } from '../../transport/refusal'
import { teamName } from '../teams/names'

export const selectDispatches = (db: Executor, where: SQL | undefined) =>
  db
    .select({
      dispatch: dispatches,
      team: teamName,
      wish: {
        id: wishes.id,
        size: wishes.size,
        title: wishes.title,
        titleEn: wishes.titleEn,
        district: wishes.district,
      },
      order: { id: serviceOrders.id, wantedAt: serviceOrders.wantedAt },
      service: { title: teamServices.title, titleEn: teamServices.titleEn, district: teamServices.district },
    })
    .from(dispatches)
    .innerJoin(teams, eq(teams.id, dispatches.teamId))
    .leftJoin(wishes, eq(wishes.id, dispatches.wishId))
    .leftJoin(serviceOrders, eq(serviceOrders.id, dispatches.orderId))
    .leftJoin(teamServices, eq(teamServices.id, serviceOrders.serviceId))
    .where(where)
    .$dynamic()

type DispatchRow = Awaited<ReturnType<typeof selectDispatches>>[number]

/** A wish that was hidden since is shown to nobody. */
export const isShown: SQL | undefined = or(isNull(dispatches.wishId), eq(wishes.review, 'shown'))

const isOfManagers = (step: string): step is DispatchStep => (DispatchStep.options as readonly string[]).includes(step)

export function toDispatch({ dispatch, team, wish, order, service }: DispatchRow): Dispatch {
  const about = wish ?? service
  return {
    id: dispatch.id,
    kind: wish ? wish.size : 'order',
    deed: {
      id: wish?.id ?? order?.id ?? '',
      title: about?.title ?? '',
      ...(about?.titleEn && { title_en: about.titleEn }),
      district: about?.district ?? '',
    },
    wanted_at: order?.wantedAt.toISOString() ?? null,
    team,
    note: dispatch.note,
    state: dispatch.state,
    asked_at: dispatch.askedAt.toISOString(),
    answered_at: dispatch.answeredAt?.toISOString() ?? null,
    reason: dispatch.reason,
    steps: openSteps(lifecycles.dispatch, dispatch.state, ['manager']).filter(isOfManagers),
  }
}

export async function readDispatch(db: Executor, id: string): Promise<Dispatch> {
  const [row] = await selectDispatches(db, and(eq(dispatches.id, id), isShown))
  if (!row) throw refuse('contentGone')
  return toDispatch(row)
}
