import type { OrderEvent, OrderFor, OrderState } from '@plaza/shared/api'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { teams } from '../activities'
import { id, moment } from '../columns'
import { users } from '../people'

export const serviceKinds = pgTable(
  'service_kinds',
  { id: id().primaryKey(), name: text().notNull(), nameEn: text(), icon: text().notNull(), sort: integer().notNull() },
  (t) => [index('service_kinds_sort').on(t.sort, t.id)],
)

/** Services that a team gives when somebody orders them. */
export const teamServices = pgTable(
  'team_services',
  {
    id: id().primaryKey(),
    teamId: id()
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    kindId: id()
      .notNull()
      .references(() => serviceKinds.id),
    title: text().notNull(),
    titleEn: text(),
    intro: text().notNull(),
    introEn: text(),
    image: text(),
    district: text().notNull(),
    open: boolean().notNull().default(true),
    /** Kept by a trigger on `service_orders`. */
    orders: integer().notNull().default(0),
    scores: integer().notNull().default(0),
    scoreSum: integer().notNull().default(0),
  },
  (t) => [
    index('team_services_popular').on(t.orders.desc().nullsFirst(), t.id.desc().nullsFirst()).where(sql`${t.open}`),
    index('team_services_kind')
      .on(t.kindId, t.orders.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`${t.open}`),
    index('team_services_team').on(t.teamId),
  ],
)

export const serviceOrders = pgTable(
  'service_orders',
  {
    id: id().primaryKey(),
    serviceId: id()
      .notNull()
      .references(() => teamServices.id, { onDelete: 'cascade' }),
    /** Team of the service. */
    teamId: id()
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    userId: id()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Who took it on. */
    providerId: id().references(() => users.id, { onDelete: 'set null' }),
    state: text().$type<OrderState>().notNull().default('ordered'),
    /** As the address book had them when it was ordered. */
    contact: text().notNull(),
    phone: text().notNull(),
    address: text().notNull(),
    /** Whom the orderer looks after and orders for, as noted then; null where it is for the orderer. */
    forWhom: jsonb().$type<OrderFor>(),
    wantedAt: moment().notNull(),
    /** When it is given back unless who took it on has completed it; null for an order that nobody has taken on. */
    dueAt: moment(),
    /** When the provider was reminded of that. */
    remindedAt: moment(),
    note: text().notNull().default(''),
    score: smallint(),
    scoreText: text().notNull().default(''),
    scoreTags: jsonb().$type<string[]>().notNull().default([]),
    scoredAt: moment(),
    /** Idempotency key, generated once per form by the client. */
    publishKey: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [
    index('service_orders_user').on(t.userId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('service_orders_user_state').on(t.userId, t.state, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('service_orders_team').on(t.teamId, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('service_orders_team_state').on(t.teamId, t.state, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('service_orders_open').on(t.state, t.createdAt, t.id).where(sql`${t.state} in ('ordered', 'overdue')`),
    index('service_orders_service').on(t.serviceId),
    index('service_orders_provider').on(t.providerId, t.createdAt),
    index('service_orders_scored').on(t.scoredAt),
    index('service_orders_wanted').on(t.wantedAt).where(sql`${t.state} = 'ordered'`),
    index('service_orders_due').on(t.dueAt).where(sql`${t.state} = 'provided'`),
    uniqueIndex('service_orders_publish_key').on(t.userId, t.publishKey),
  ],
)

/** What happened to an order; never changed. */
export const serviceOrderSteps = pgTable(
  'service_order_steps',
  {
    id: id().primaryKey(),
    orderId: id()
      .notNull()
      .references(() => serviceOrders.id, { onDelete: 'cascade' }),
    event: text().$type<OrderEvent>().notNull(),
    /** Null for the clock. */
    actorId: id(),
    text: text().notNull().default(''),
    at: moment().notNull().defaultNow(),
  },
  (t) => [
    index('service_order_steps_order').on(t.orderId, t.at, t.id),
    index('service_order_steps_at').on(t.at),
    index('service_order_steps_actor').on(t.actorId),
  ],
)
