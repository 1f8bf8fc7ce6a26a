import type { Boot } from '@plaza/shared/remotes'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { telemetry } from '../../telemetry/telemetry'
import type { Plan } from '../plan'
import { keys, signed, textOf } from '../testing/signing'
import { createRecovery } from './index'

const base = '/remotes/media/9.0.0-fff/'
beforeEach(() => sessionStorage.clear())
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function recallOverride(answer: () => Response) {
  vi.stubGlobal('fetch', async () => answer())
  const report = vi.spyOn(telemetry, 'report').mockImplementation(() => {})
  const override = vi.fn()
  const plan = { remotes: () => [], override } as Partial<Plan> as Plan
  const boot = {
    override: signed({ remote: 'media', base, expires: Date.now() + 60_000 }),
    keys,
  } as Partial<Boot> as Boot
  const slotOf = () => {
    throw new Error('no remote is known')
  }
  await createRecovery({ boot, plan, slotOf, live: { publish() {}, reconcile() {} } }).recall()
  return { override, report }
}

it('loads the release of a signed override', async () => {
  const { override, report } = await recallOverride(() => new Response(textOf('media', '9.0.0-fff')))
  expect(override.mock.calls).toMatchObject([[{ remote: 'media', id: '9.0.0-fff', why: 'override' }]])
  expect(report).not.toHaveBeenCalled()
})

it('reports an override without a manifest, and continues without it', async () => {
  const { override, report } = await recallOverride(() => new Response('', { status: 404 }))
  expect(override).not.toHaveBeenCalled()
  expect(report.mock.calls).toMatchObject([[{ kind: 'error', name: 'override-failed' }]])
})
