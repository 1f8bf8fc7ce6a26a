import { HOUR_MS } from '@plaza/shared/format'
import { findingKinds, type HealthFinding, type OperationsHealth } from '@plaza/shared/operations'
import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SessionProvider } from '../session/session'
import { answer, fakeServer, viewer } from '../testing/fake-server'
import { HealthView } from './health-view'

const at = Date.parse('2026-11-28T08:00:00Z')
const calls = { answeredAt: at, failedAt: null, failure: null, failuresInARow: 0 }
const health = (change: Partial<OperationsHealth> = {}): OperationsHealth => ({
  ...{ at, level: 'good', findings: [], backupAt: at - HOUR_MS },
  database: { kind: 'postgresql', ms: 2, bytes: 4e8 },
  servers: [
    {
      ...{ id: 'a:8080', host: 'a', startedAt: at - HOUR_MS, seenAt: at, memoryBytes: 2e8, diskBytes: 5e10 },
      ...{ answers: 200, failed: 1, slow: 0, waiting: 0, serial: 3, rendering: 'on', pausedPages: 0, services: {} },
    },
  ],
  services: [
    { ...calls, name: 'sms', adapter: 'aliyun' },
    { ...calls, name: 'wechat', adapter: 'none', answeredAt: null },
  ],
  jobs: [{ name: 'expire-orders', doneAt: at, failedAt: null, failure: null, overdueSince: null, isFailing: false }],
  ...change,
})

function show(data: OperationsHealth) {
  fakeServer({ 'GET health': () => answer(data) })
  render(
    <SessionProvider value={{ operator: viewer, expired: false, expire: () => undefined }}>
      <HealthView />
    </SessionProvider>,
  )
}

it('says that all is well', async () => {
  show(health())
  await screen.findByRole('heading', { name: 'All is well' })
  const row = screen.getByRole('row', { name: /^a:8080/ })
  within(row).getByText('0.5 %')
  expect(screen.getByRole('row', { name: /^WeChat/ }).textContent).toContain('not offered')
})

it('says what is wrong, why, and what to do', async () => {
  const findings: HealthFinding[] = [
    { kind: 'server-silent', level: 'bad', about: 'b:8080', since: at - HOUR_MS },
    { kind: 'service-fails', level: 'watch', about: 'sms', since: at, detail: 'isv.AMOUNT_NOT_ENOUGH' },
  ]
  show(health({ level: 'bad', findings }))
  await screen.findByRole('heading', { name: 'One thing is wrong' })
  screen.getByText('b:8080 no longer reports')
  screen.getByText(/start it again/)
  screen.getByText('Text messages: calls fail')
  expect(screen.getByText('isv.AMOUNT_NOT_ENOUGH').tagName).toBe('CODE')
})

it('has words for every kind of finding', async () => {
  const findings = findingKinds.map(
    (kind): HealthFinding => ({
      ...{ kind, level: 'watch', value: 2, about: kind === 'service-fails' ? 'sms' : 'this' },
    }),
  )
  show(health({ level: 'watch', findings }))
  await screen.findByRole('heading', { name: `${findingKinds.length} things to look at` })
  for (const item of screen.getAllByRole('listitem')) expect(item.textContent).not.toMatch(/undefined|NaN/)
})
