import { readFileSync } from 'node:fs'
import { wishes } from '@plaza/shared/api'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { jobs } from '../process/jobs/jobs'
import { startTestServer, type TestServer } from '../testing/test-server'
import { createMonitoring } from './monitoring'

const rendering = { state: 'on', missingWalls: [], processes: [], waiting: 3, rendered: 0, dropped: 0 } as const
const state = () =>
  createMonitoring({
    pool: () => ({ open: 7, waiting: 2 }),
    rendering: () => ({
      ...rendering,
      releases: [{ remote: 'media', release: '1.0.0', waiting: 0, rendered: 40, dropped: 1, lastMinuteMs: 0 }],
      paused: [],
    }),
    serial: () => 12,
    isReplicaUnused: () => false,
    allMetrics: async () => null,
  })

it('counts answers, jobs and what is asked for when they are read', async () => {
  const monitoring = state()
  monitoring.answered('wishes.list', 200, 100000, 0.03)
  monitoring.answered('wishes.list', 200, 403001, 0.3)
  monitoring.answeredFromMemory()
  monitoring.ran('expire-orders', true, 0.5)
  monitoring.ran('expire-orders', false, 0.5)
  const lines = (await monitoring.text()).split('\n')
  for (const line of [
    'plaza_request_seconds_count{call="wishes.list",status="200"} 2',
    'plaza_request_seconds_bucket{le="0.05",call="wishes.list",status="200"} 1',
    'plaza_answers_total{code="403001"} 1',
    'plaza_cached_answers_total 1',
    'plaza_job_seconds_count{job="expire-orders",outcome="failed"} 1',
    'plaza_database_connections 7',
    'plaza_database_waiting 2',
    'plaza_render_waiting 3',
    'plaza_registry_serial 12',
    'plaza_renders{remote="media",release="1.0.0",outcome="rendered"} 40',
  ])
    expect(lines).toContain(line)
  expect(lines.some((line) => line.startsWith('plaza_job_done_timestamp_seconds{job="expire-orders"} 1'))).toBe(true)
})

it('has every metric that the alerts and the board name', async () => {
  const monitoring = state()
  monitoring.answered('page', 200, 100000, 0.1)
  monitoring.ran('note-live-states', true, 0.1)
  monitoring.called('sms', null)
  const text = await monitoring.text()
  const folder = new URL('../../../deploy/monitoring/', import.meta.url)
  const named = ['alerts.yml', 'grafana-dashboard.json'].flatMap(
    (file) => readFileSync(new URL(file, folder), 'utf8').match(/\b(plaza|process|nodejs)_\w+/g) ?? [],
  )
  expect(named.length).toBeGreaterThan(20)
  for (const name of new Set(named)) expect(text, name).toMatch(new RegExp(`^${name}[ {]`, 'm'))
})

it('names in the alerts only jobs that there are, and a remedy for each alert', () => {
  const alerts = readFileSync(new URL('../../../deploy/monitoring/alerts.yml', import.meta.url), 'utf8')
  const guide = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8')
  const names = [...alerts.matchAll(/- alert: (\w+)/g)].map(([, name]) => name)
  expect(names.length).toBeGreaterThan(5)
  for (const name of names) expect(guide).toContain(`\`${name}\``)
  for (const [, job] of alerts.matchAll(/job="([a-z-]+)"/g))
    expect(['plaza', ...jobs.map(({ name }) => name)]).toContain(job)
})

describe('/metrics', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ environment: { metricsToken: 'for-prometheus' } })
  })
  afterAll(() => server.close())
  const read = (authorization?: string) =>
    server.app.request('/metrics', authorization ? { headers: { authorization } } : {})

  it('tells metrics to who knows the token, and exists for nobody else', async () => {
    await server.ask(wishes.list, {})
    await server.app.request('/asc/wish/made-up-by-a-visitor')
    await server.app.request('/made-up-by-a-visitor')
    const unknown = await server.app.request('/api/nothing')
    for (const wrong of [undefined, 'Bearer wrong', 'for-prometheus']) {
      const answer = await read(wrong)
      expect([answer.status, ((await answer.json()) as { code: number }).code]).toEqual([
        unknown.status,
        ((await unknown.clone().json()) as { code: number }).code,
      ])
    }
    const answer = await read('Bearer for-prometheus')
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
    const text = await answer.text()
    expect(text).toMatch(/plaza_request_seconds_count\{call="wishes.list",status="200"\} \d/)
    expect(text).toMatch(/plaza_request_seconds_count\{call="page",status="\d+"\} \d/)
    expect(text).not.toContain('made-up-by-a-visitor')
  })
})
