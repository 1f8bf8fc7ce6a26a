import { and, eq, inArray, ne, or, sql } from 'drizzle-orm'
import { dispatches, practices, serviceOrderSteps, serviceOrders, wishClaims, wishes } from '../../../data/schema/index'
import { byId, change, erase, type PersonalTable, run, type TableName } from '../data-table'

const ownOrders = ({ id }: { id: string }) =>
  sql`(select ${serviceOrders.id} from ${serviceOrders} where ${serviceOrders.userId} = ${id})`

/** Tables of what people wish, order and show. */
export const deedTables = {
  dispatches: {
    rows: byId(dispatches.answeredBy),
    copy: {
      title: { zh: '代表团队答复的请求', en: 'Answers for a team' },
      without: ['answeredBy', 'operator', 'withdrawnBy', 'note'],
    },
    closing: [],
    kept: 'That a team accepted or declined what the centre asked of it; nameless.',
  },
  practices: {
    rows: byId(practices.userId),
    copy: { title: { zh: '文明展示与实践记录', en: 'Civilisation shows and records' }, without: ['publishKey'] },
    closing: [erase(({ id }) => and(eq(practices.userId, id), ne(practices.state, 'shown')))],
    kept: 'What is shown stays, as pieces do, of a nameless author.',
  },
  serviceOrders: {
    rows: byId(serviceOrders.userId),
    copy: { title: { zh: '服务点单', en: 'Ordered services' }, without: ['publishKey', 'providerId'] },
    closing: [
      run(
        ({ id }) => sql`update service_orders set state = 'cancelled'
          where user_id = ${id} and state in ('ordered', 'overdue')`,
      ),
      run(
        ({ id }) => sql`update dispatches set state = 'lapsed', answered_at = now()
          where state = 'asked' and order_id in (select o.id from service_orders o where o.user_id = ${id} and o.state = 'cancelled')`,
      ),
      run(
        ({
          id,
        }) => sql`update service_orders set state = 'ordered', provider_id = null, due_at = null, reminded_at = null
          where provider_id = ${id} and state = 'provided'`,
      ),
      change(
        { contact: '', phone: '', address: '', forWhom: null, note: '', scoreText: '' },
        byId(serviceOrders.userId),
      ),
    ],
    kept: 'That a service was given and how it was scored, without name, address and words.',
  },
  serviceOrderSteps: {
    rows: (owner) => or(inArray(serviceOrderSteps.orderId, ownOrders(owner)), eq(serviceOrderSteps.actorId, owner.id)),
    copy: { title: { zh: '点单进度', en: 'Steps of orders' }, without: ['actorId'] },
    closing: [],
    kept: 'When which step of an order was taken.',
  },
  wishClaims: {
    rows: byId(wishClaims.userId),
    copy: { title: { zh: '认领过的心愿', en: 'Claimed wishes' } },
    closing: [
      run(
        ({ id }) => sql`update wishes set state = 'open', claimant_id = null, claimed_at = null, due_at = null,
          reminded_at = null where claimant_id = ${id} and state = 'claimed'`,
      ),
      run(
        ({ id }) => sql`update wish_claims set outcome = 'given-back', ended_at = now()
          where user_id = ${id} and ended_at is null`,
      ),
    ],
    kept: 'That a wish was claimed; nameless. What is not finished is given back.',
  },
  wishes: {
    rows: byId(wishes.userId),
    copy: {
      title: { zh: '发布的心愿', en: 'Wishes' },
      without: ['publishKey', 'claimantId'],
    },
    closing: [erase(({ id }) => and(eq(wishes.userId, id), ne(wishes.state, 'finished')))],
    kept: 'What came true, of a nameless person.',
  },
} satisfies Partial<Record<TableName, PersonalTable>>
