import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import {
  addresses,
  captchas,
  changeRequests,
  channelListeners,
  errorGroups,
  eventLog,
  feedOrders,
  helpers,
  histories,
  hourlyUploads,
  knownPlaces,
  messages,
  oneTimeCodes,
  operatorSessions,
  operatorTokens,
  posts,
  previewLinks,
  rateLimits,
  recentViews,
  releaseNumbers,
  releasePreviews,
  releaseReporters,
  removedComments,
  removedMarks,
  rolloutPlans,
  routeNumbers,
  sessions,
  shareRecords,
  smsInbox,
  uploads,
  visitCounts,
  webhookMessages,
} from '../../data/schema/index'
import { fillFreePlaces } from '../../domains/activities/line'
import { remindOfActivities } from '../../domains/activities/reminders'
import { tellLate } from '../../domains/advices/notices'
import { noteLiveStates } from '../../domains/channels/live-states'
import { remindOfProgrammes } from '../../domains/channels/reminders'
import { expireOrders } from '../../domains/orders/overdue'
import { closeAccounts, remindOfClosing } from '../../domains/own-data/close-accounts'
import { expireDataExports, makeDataExports } from '../../domains/own-data/exports'
import { endBookings, lapseBookings } from '../../domains/positions/booking-steps'
import { refreshWeights } from '../../domains/search/entries'
import { sweepUnused } from '../../domains/uploads/remove'
import { readArticles } from '../../domains/voice/read-articles'
import { reconcileDays } from '../../domains/wallet/finance/reconciliation'
import { advancePayouts, proceedWithAll } from '../../domains/wallet/payouts'
import { expireRedPackets } from '../../domains/wallet/red-packets'
import { keepClaimTimes } from '../../domains/wishes/claim-times'
import { deliverWebhooks } from '../../errors/webhook/deliver'
import { advanceRollouts } from '../../metrics/rollout/advance'
import { mergeMetrics } from '../../metrics/store'
import { mergeRouteNumbers } from '../../metrics/vitals/route-sums'
import { publishDue } from '../../newsroom/schedule'
import { removeUnusedReleases } from '../../registry/shared-files/retention'
import { removeUnusedMaps } from '../../registry/shared-files/unused-maps'
import { refreshDemo } from '../../seed/seed'
import type { Job } from './queue'

/** Rows deleted per statement, so that each ends in time, whatever the backlog. */
const BATCH = 10_000

/** Deletes expired rows every hour. */
const expire = (name: string, minute: number, table: PgTable, where: SQL): Job => ({
  name: `expire-${name}`,
  schedule: `${minute} * * * *`,
  async run({ db }) {
    const some = sql`select ctid from ${table} where ${where} limit ${BATCH}`
    for (let deleted = BATCH; deleted === BATCH; )
      deleted = (await db.execute(sql`delete from ${table} where ctid = any(array(${some}))`)).rowCount ?? 0
  },
})

/** All scheduled jobs. Each runs once for all servers, and a failure affects no other job. */
export const jobs: readonly Job[] = [
  // A shift of the demo overlaps the next by half an hour: with a shorter interval one of them is always running.
  {
    name: 'refresh-demo',
    schedule: '*/10 * * * *',
    run: ({ db, environment }) => refreshDemo(db, environment.demoDir),
  },
  expire('rate-limits', 3, rateLimits, sql`started_at < now() - interval '2 days'`),
  expire('beacon-limits', 4, rateLimits, sql`key like 'beacon-%' and started_at < now() - interval '10 minutes'`),
  {
    name: 'expire-events',
    schedule: '*/5 * * * *',
    // The newest one stays, so that ids go on from it.
    run: ({ db }) =>
      db.execute(sql`delete from ${eventLog}
        where noted_at < now() - interval '15 minutes' and id < (select max(id) from ${eventLog})`),
  },
  expire('captchas', 5, captchas, sql`expires_at < now() - interval '1 day'`),
  expire('one-time-codes', 6, oneTimeCodes, sql`expires_at < now()`),
  expire('messages-of-the-inbox', 7, smsInbox, sql`sent_at < now() - interval '7 days'`),
  expire('sessions', 8, sessions, sql`expires_at < now() - interval '30 days'`),
  expire('operator-sessions', 9, operatorSessions, sql`expires_at < now()`),
  expire('upload-policies', 10, uploads, sql`mime is null and expires_at < now() - interval '1 day'`),
  expire('metrics', 11, releaseNumbers, sql`at < now() - interval '31 days'`),
  expire('route-numbers', 31, routeNumbers, sql`at < now() - interval '31 days'`),
  expire('reporters', 12, releaseReporters, sql`at < now() - interval '2 days'`),
  expire('errors', 27, errorGroups, sql`last_seen_at < now() - interval '30 days'`),
  // The least seen of the oldest give way to new ones.
  expire(
    'many-errors',
    28,
    errorGroups,
    sql`id in (select id from error_groups order by last_seen_at desc, n desc offset 2000)`,
  ),
  expire('webhook-messages', 29, webhookMessages, sql`created_at < now() - interval '7 days'`),
  expire('tokens', 33, operatorTokens, sql`ends_at < now() - interval '30 days'`),
  expire('previews', 34, previewLinks, sql`until < now() - interval '30 days'`),
  expire('release-previews', 37, releasePreviews, sql`until < now() - interval '30 days'`),
  expire('change-requests', 38, changeRequests, sql`ends_at < now() - interval '90 days'`),
  expire('rollout-plans', 39, rolloutPlans, sql`ended_at < now() - interval '90 days'`),
  expire('visit-counts', 30, visitCounts, sql`hour < now() - interval '2 days'`),
  expire('known-places', 13, knownPlaces, sql`seen_at < now() - interval '90 days'`),
  expire('channel-listeners', 15, channelListeners, sql`at < now() - interval '10 minutes'`),
  expire('recent-views', 14, recentViews, sql`at < now() - interval '2 hours'`),
  expire('hourly-uploads', 16, hourlyUploads, sql`hour < now() - interval '2 days'`),
  expire('share-records', 17, shareRecords, sql`created_at < now() - interval '31 days'`),
  expire('removed-comments', 19, removedComments, sql`removed_at < now() - interval '1 hour'`),
  expire('removed-marks', 23, removedMarks, sql`removed_at < now() - interval '1 hour'`),
  expire('removed-addresses', 24, addresses, sql`removed_at < now() - interval '1 hour'`),
  expire('removed-helpers', 26, helpers, sql`removed_at < now() - interval '1 hour'`),
  expire('deleted-posts', 21, posts, sql`deleted_at < now() - interval '1 day'`),
  expire('histories', 18, histories, sql`viewed_at < now() - interval '1 year'`),
  expire('feed-orders', 25, feedOrders, sql`at < now() - interval '1 day'`),
  expire('messages', 22, messages, sql`created_at < now() - interval '1 year'`),
  { name: 'tell-late-answers', schedule: '30 * * * *', run: tellLate },
  { name: 'fill-free-places', schedule: '*/5 * * * *', run: ({ db }) => fillFreePlaces(db) },
  { name: 'remind-of-activities', schedule: '*/10 * * * *', run: ({ db }) => remindOfActivities(db) },
  { name: 'publish-scheduled-entries', schedule: '* * * * *', run: publishDue },
  { name: 'remind-of-programmes', schedule: '* * * * *', run: ({ db }) => remindOfProgrammes(db) },
  { name: 'note-live-states', schedule: '* * * * *', run: ({ db }) => noteLiveStates(db) },
  { name: 'lapse-venue-bookings', schedule: '* * * * *', run: ({ db }) => lapseBookings(db) },
  { name: 'end-venue-bookings', schedule: '* * * * *', run: ({ db }) => endBookings(db) },
  { name: 'advance-embedded-payouts', schedule: '* * * * *', run: advancePayouts },
  { name: 'proceed-with-transfers', schedule: '* * * * *', run: proceedWithAll },
  { name: 'reconcile-payouts', schedule: '35 * * * *', run: (deps) => reconcileDays(deps) },
  { name: 'make-data-exports', schedule: '* * * * *', run: makeDataExports },
  { name: 'expire-data-exports', schedule: '36 * * * *', run: expireDataExports },
  { name: 'close-accounts', schedule: '40 * * * *', run: closeAccounts },
  { name: 'remind-of-closing', schedule: '45 * * * *', run: remindOfClosing },
  { name: 'expire-red-packets', schedule: '35 * * * *', run: ({ db }) => expireRedPackets(db) },
  { name: 'keep-claim-times', schedule: '5 * * * *', run: ({ db }) => keepClaimTimes(db) },
  { name: 'expire-orders', schedule: '*/10 * * * *', run: ({ db }) => expireOrders(db) },
  { name: 'advance-rollouts', schedule: '* * * * *', run: advanceRollouts },
  { name: 'remove-unused-releases', schedule: '50 3 * * *', run: removeUnusedReleases },
  { name: 'remove-unused-maps', schedule: '55 * * * *', run: (deps) => removeUnusedMaps(deps) },
  { name: 'deliver-webhooks', schedule: '* * * * *', run: deliverWebhooks },
  { name: 'sum-metrics-by-hour', schedule: '15 * * * *', run: ({ db }) => mergeMetrics(db) },
  { name: 'sum-route-numbers', schedule: '32 * * * *', run: ({ db }) => mergeRouteNumbers(db) },
  { name: 'remove-unused-uploads', schedule: '20 * * * *', run: sweepUnused },
  { name: 'read-articles', schedule: '* * * * *', run: readArticles },
  { name: 'weigh-search-entries', schedule: '25 * * * *', run: ({ db }) => refreshWeights(db) },
]
