import type { OrderEvent, OrderFor } from '@plaza/shared/api'
import { wishLimits } from '@plaza/shared/api'
import { DAY_MS } from '@plaza/shared/format'
import type { Executor } from '../../data/database'
import {
  dispatches,
  practices,
  serviceKinds,
  serviceOrderSteps,
  serviceOrders,
  teamServices,
  wishClaims,
  wishes,
} from '../../data/schema/index'
import type { Demo } from '../demo/read'
import type { SeedDispatch, SeedServiceOrder, SeedWish } from '../demo/schemas/deeds'
import { insertRows } from '../insert'
import { momentOf, resolvePast } from '../moments'

/** Wishes, ordered services, and what people show of civilised life. */
export async function seedDeeds(db: Executor, demo: Demo, at: Date): Promise<void> {
  await insertRows(
    db,
    wishes,
    demo.wishes.map((wish) => wishRow(demo, wish, at)),
  )
  await insertRows(
    db,
    wishClaims,
    demo.wishes.flatMap((wish) => claimRows(wish, at)),
  )
  await insertRows(
    db,
    serviceKinds,
    demo.serviceKinds.map(({ id, ...kind }, sort) => ({ ...kind, id: String(id), sort })),
  )
  await insertRows(db, teamServices, serviceRows(demo))
  await insertRows(
    db,
    serviceOrders,
    demo.serviceOrders.map((order) => orderRow(demo, order, at)),
  )
  await insertRows(
    db,
    serviceOrderSteps,
    demo.serviceOrders.flatMap((order) => stepRows(order, at)),
  )
  await insertRows(
    db,
    dispatches,
    demo.dispatches.map((dispatch) => dispatchRow(dispatch, at)),
  )
  await insertRows(db, practices, practiceRows(demo, at))
}

export function wishRow(demo: Demo, wish: SeedWish, now: Date) {
  const last = wish.claims.at(-1)
  const outcome = last?.ended?.as
  const holds = last && (outcome === undefined || outcome === 'finished')
  const claimedAt = holds ? resolvePast(last.at, now) : null
  return {
    id: String(wish.id),
    userId: String(wish.user),
    size: wish.size,
    title: wish.title,
    titleEn: wish.titleEn,
    content: wish.text,
    contentEn: wish.textEn,
    images: wish.pictures.map(demo.media.picture),
    kind: wish.kind,
    district: wish.district,
    state: outcome === 'finished' ? ('finished' as const) : holds ? ('claimed' as const) : ('open' as const),
    review: 'shown' as const,
    claimantId: holds ? String(last.by) : null,
    claimedAt,
    dueAt: claimedAt && new Date(claimedAt.getTime() + wishLimits[wish.size].claimDays * DAY_MS),
    finishedAt: outcome === 'finished' && last?.ended ? resolvePast(last.ended.at, now) : null,
    thanks: wish.thanks ?? null,
    likes: wish.likes,
    createdAt: resolvePast(wish.published, now),
  }
}

export const claimRows = (wish: SeedWish, now: Date) =>
  wish.claims.map(({ by, at, ended }, index) => ({
    id: `${wish.id}-${index}`,
    wishId: String(wish.id),
    userId: String(by),
    claimedAt: resolvePast(at, now),
    endedAt: ended ? resolvePast(ended.at, now) : null,
    outcome: ended?.as ?? null,
  }))

const serviceRows = (demo: Demo) =>
  demo.teamServices.map(({ id, team, kind, picture, ...service }) => ({
    ...service,
    id: String(id),
    teamId: String(team),
    kindId: String(kind),
    image: picture ? demo.media.picture(picture).url : null,
  }))

/** The steps of an order in their order, each as its event. */
const eventsOf = (order: SeedServiceOrder) =>
  (['overdue', 'provided', 'completed', 'scored', 'refused', 'cancelled'] as const).flatMap((event) => {
    const step = order[event]
    return step ? [{ event, at: step.at, text: event === 'refused' ? (order.refused?.text ?? '') : '' }] : []
  })

function forWhomOf(demo: Demo, { helper, user }: SeedServiceOrder): OrderFor | null {
  if (helper === undefined) return null
  const found = demo.helpers.find(({ id, person }) => id === helper && person === user)
  if (!found) throw new Error(`Person ${user} looks after nobody with the id ${helper}.`)
  const { name, phone, relation, born, needs, note } = found
  return { name, phone, relation, born, needs, note }
}

export function orderRow(demo: Demo, order: SeedServiceOrder, now: Date) {
  const service = demo.teamServices.find(({ id }) => id === order.service)
  const { scored, provided } = order
  return {
    id: String(order.id),
    serviceId: String(order.service),
    teamId: String(service?.team),
    userId: String(order.user),
    providerId: provided ? String(provided.by) : null,
    state: eventsOf(order).at(-1)?.event ?? ('ordered' as const),
    contact: order.contact,
    phone: order.phone,
    address: order.address,
    forWhom: forWhomOf(demo, order),
    wantedAt: momentOf(order.wanted, now),
    note: order.note,
    score: scored?.score ?? null,
    scoreText: scored?.text ?? '',
    scoreTags: scored?.tags ?? [],
    scoredAt: scored ? resolvePast(scored.at, now) : null,
    publishKey: `demo-${order.id}`,
    createdAt: resolvePast(order.ordered, now),
  }
}

export function stepRows(order: SeedServiceOrder, now: Date) {
  const actorOf: Readonly<Partial<Record<OrderEvent, number | undefined>>> = {
    ordered: order.user,
    provided: order.provided?.by,
    completed: order.provided?.by,
    scored: order.user,
    cancelled: order.user,
  }
  return [{ event: 'ordered' as const, at: order.ordered, text: '' }, ...eventsOf(order)].map(
    ({ event, at, text }, index) => ({
      id: `${order.id}-${index}`,
      orderId: String(order.id),
      event,
      actorId: actorOf[event] === undefined ? null : String(actorOf[event]),
      text,
      at: resolvePast(at, now),
    }),
  )
}

export const dispatchRow = ({ id, wish, order, team, note, asked, answered }: SeedDispatch, now: Date) => ({
  id: String(id),
  wishId: wish === undefined ? null : String(wish),
  orderId: order === undefined ? null : String(order),
  teamId: String(team),
  operator: 'centre',
  note,
  askedAt: resolvePast(asked, now),
  state: answered ? ('declined' as const) : ('asked' as const),
  answeredBy: answered ? String(answered.by) : null,
  answeredAt: answered ? resolvePast(answered.at, now) : null,
  reason: answered?.declined ?? '',
})

export const practiceRows = (demo: Demo, now: Date) =>
  demo.practices.map((practice) => {
    const clip = practice.clip ? demo.media.clip(practice.clip) : null
    return {
      id: String(practice.id),
      userId: String(practice.user),
      form: practice.activity ? ('record' as const) : ('show' as const),
      activityId: practice.activity ? String(practice.activity) : null,
      title: practice.title,
      titleEn: practice.titleEn,
      content: practice.text.trim(),
      contentEn: practice.textEn.trim(),
      images: practice.pictures.map(demo.media.picture),
      video: clip && {
        url: clip.url,
        poster: practice.poster ? demo.media.picture(practice.poster).url : null,
        seconds: clip.seconds,
        ...clip.frame,
      },
      place: practice.place ?? null,
      state: practice.state,
      refusal: practice.refusal ?? null,
      likes: practice.likes,
      publishKey: `demo-${practice.id}`,
      createdAt: resolvePast(practice.published, now),
    }
  })
