import { readFileSync } from 'node:fs'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@plaza/shared/format'
import type { FindingKind, ServerHealth } from '@plaza/shared/operations'
import { describe, expect, it } from 'vitest'
import { alertLimits } from '../../monitoring/limits'
import { noCalls } from '../../monitoring/service-log'
import { findingsOf, type HealthFacts, levelOf } from './findings'

const at = Date.parse('2026-11-28T08:00:00Z')
const server: ServerHealth = {
  ...{ id: 'a:8080', host: 'a', seenAt: at - 5_000, startedAt: at - DAY_MS, memoryBytes: 2e8, diskBytes: 5e10 },
  ...{ answers: 1_000, failed: 1, slow: 3, waiting: 0, serial: 7, rendering: 'on', pausedPages: 0, services: {} },
}
const job = {
  ...{ name: 'expire-orders', doneAt: at - HOUR_MS, failedAt: null, failure: null, overdueSince: null },
  isFailing: false,
}
const well: HealthFacts = {
  at,
  database: { kind: 'postgresql', ms: 1, bytes: 4e8 },
  servers: [server, { ...server, id: 'b:8080' }],
  services: [{ ...noCalls, name: 'sms', adapter: 'aliyun', answeredAt: at }],
  jobs: [job],
  backupAt: at - HOUR_MS,
  halted: [],
  unsafeSettings: 0,
  nearOps: [],
  isExposed: true,
}
const second = (change: Partial<ServerHealth>): Partial<HealthFacts> => ({
  servers: [server, { ...server, id: 'b:8080', ...change }],
})
const sms = (failuresInARow: number): Partial<HealthFacts> => ({
  services: [{ ...noCalls, name: 'sms', adapter: 'aliyun', failedAt: at, failure: 'sms.away', failuresInARow }],
})

it('finds nothing where all is well', () => {
  expect(findingsOf(well)).toEqual([])
  expect(levelOf([])).toBe('good')
})

describe('a finding', () => {
  it.each<[FindingKind, 'watch' | 'bad', Partial<HealthFacts>]>([
    ['database-slow', 'watch', { database: { ...well.database, ms: 900 } }],
    ['server-silent', 'bad', second({ seenAt: at - 3 * MINUTE_MS })],
    ['answers-fail', 'bad', second({ failed: 100 })],
    ['answers-slow', 'watch', second({ slow: 100 })],
    ['database-waits', 'watch', second({ waiting: 40 })],
    ['replica-unused', 'watch', second({ replicaOutage: { since: at - 6 * MINUTE_MS, why: 'away' } })],
    ['memory', 'watch', second({ memoryBytes: 1.5e9 })],
    ['disk', 'watch', second({ diskBytes: 1e9 })],
    ['disk', 'bad', second({ diskBytes: 1e8 })],
    ['not-rendered', 'watch', second({ pausedPages: 1 })],
    ['not-rendered', 'watch', second({ rendering: 'unable' })],
    ['servers-differ', 'watch', second({ serial: 6 })],
    ['service-fails', 'watch', sms(1)],
    ['service-fails', 'bad', sms(3)],
    ['jobs-stopped', 'bad', { jobs: [{ ...job, overdueSince: at - HOUR_MS }] }],
    ['job-fails', 'watch', { jobs: [{ ...job, isFailing: true }] }],
    ['release-halted', 'watch', { halted: [{ remote: 'media', at, reason: { en: 'errors', zh: '出错' } }] }],
    ['backup-missing', 'watch', { backupAt: null }],
    ['backup-old', 'watch', { backupAt: at - 2 * DAY_MS }],
    ['settings-unsafe', 'watch', { unsafeSettings: 2 }],
    ['ops-shares-origin', 'watch', { nearOps: ['media'] }],
  ])('%s is of level %s', (kind, level, change) => {
    const found = findingsOf({ ...well, ...change })
    expect(found.map((one) => [one.kind, one.level])).toEqual([[kind, level]])
    expect(levelOf(found)).toBe(level)
  })
})

it.each<[what: string, change: Partial<HealthFacts>, found: [FindingKind, 'watch' | 'bad'][]]>([
  ['a query of a fifth of a second', { database: { ...well.database, ms: 200 } }, []],
  ['one that takes longer', { database: { ...well.database, ms: 201 } }, [['database-slow', 'watch']]],
  ['a backup of a day ago', { backupAt: at - 25 * HOUR_MS }, []],
  ['one that a day left out', { backupAt: at - 27 * HOUR_MS }, [['backup-old', 'watch']]],
  ['a report that is late', second({ seenAt: at - 80_000 }), []],
  ['three reports that did not come', second({ seenAt: at - 100_000 }), [['server-silent', 'bad']]],
  ['a replica that was away for a moment', second({ replicaOutage: { since: at - MINUTE_MS, why: 'away' } }), []],
  ['two failures of a service', sms(2), [['service-fails', 'watch']]],
  ['a service that failed and answers again', sms(0), []],
  ['a server that just started', second({ serial: 6, startedAt: at - MINUTE_MS }), []],
])('%s', (_, change, found) => {
  expect(findingsOf({ ...well, ...change }).map(({ kind, level }) => [kind, level])).toEqual(found)
})

it('has the most serious first, and says only of a silent server that it is silent', () => {
  const silent = second({ seenAt: at - 3 * MINUTE_MS, serial: 1, memoryBytes: 2e9 })
  const found = findingsOf({ ...well, ...silent, unsafeSettings: 1, backupAt: null })
  expect(found.map(({ kind }) => kind)).toEqual(['server-silent', 'backup-missing', 'settings-unsafe'])
})

it('asks for no backup on a machine that nobody else reaches, and judges no share of a few answers', () => {
  const quiet = second({ answers: 10, failed: 5, slow: 5 })
  expect(findingsOf({ ...well, ...quiet, backupAt: null, isExposed: false })).toEqual([])
})

const { waiting, failedShare, slowShare, memoryBytes } = alertLimits
it.each<[alert: string, condition: string, limit: number]>([
  ['PlazaDatabaseWaits', 'plaza_database_waiting >', waiting],
  ['PlazaFailing', 'rate(plaza_request_seconds_count[5m])) >', failedShare],
  ['PlazaSlow', 'histogram_quantile(', 1 - slowShare],
  ['PlazaMemory', 'process_resident_memory_bytes{job="plaza"} / plaza_processes{job="plaza"} >', memoryBytes],
])('has the limit of the alert %s', (alert, condition, limit) => {
  const alerts = readFileSync(new URL('../../../../deploy/monitoring/alerts.yml', import.meta.url), 'utf8')
  const [, expression = ''] = new RegExp(`alert: ${alert}\n +expr: (.*)`).exec(alerts) ?? []
  expect(expression).toContain(condition)
  expect(Number.parseFloat(expression.split(condition)[1] ?? '')).toBe(limit)
})
