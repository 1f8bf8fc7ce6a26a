import { contracts } from '@plaza/shared/host'
import type { ChangeBody, ChangeName } from '@plaza/shared/operations'
import { select } from '@plaza/shared/remotes'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { releaseRules } from '../../data/schema/index'
import { makeBuild, placeBuild } from '../../testing/builds'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { createStatus } from '../operations/status'
import { currentRegistry } from '../registry'
import { perform } from './perform'

let server: TestServer
let [old, fresh] = ['', '']
beforeAll(async () => {
  server = await startTestServer({ demo: false })
  old = await publish('1.0.0')
  await change('promote', { remote: 'shelf', release: old })
  fresh = await publish('1.1.0')
})
afterAll(() => server.close())

const change = <N extends ChangeName>(action: N, body: Omit<ChangeBody<N>, 'why'>) =>
  perform(server.deps, 'mei', { action, body: { why: 'a test', ...body } as ChangeBody<N> })

async function publish(version: string): Promise<string> {
  const { environment } = server.deps
  const built = makeBuild({ name: 'shelf', version, build: 'aaa', routes: { shelf: { path: '/shelf' } } })
  const { id, text } = placeBuild(environment.releasesDir, built)
  await change('publish', { document: text })
  return id
}

const rules = async () => (await currentRegistry(server.deps)).document.remotes.shelf?.rules ?? []
async function given(language: 'zh-CN' | 'en', app: string) {
  const { document } = await currentRegistry(server.deps)
  const visitor = { shell: 'ios', region: '', device: 'd', now: Date.now(), offered: contracts, language, app } as const
  return select(document, visitor)[0]?.release
}

it('a rule for a language and versions of the app is one that older hosts and servers never match', async () => {
  const scope = { languages: ['en' as const], app: { from: '3.2', before: '4.0' } }
  await change('promote', { remote: 'shelf', release: fresh, ...scope })
  expect((await rules())[0]).toMatchObject({ release: fresh, percent: 0, when: scope })
  const [stored] = (await server.db.select().from(releaseRules)).filter(({ release }) => release === fresh)
  expect(stored?.percent).toBe(0)
  expect(await given('en', '3.10')).toBe(fresh)
  expect(await given('en', '4.0')).toBe(old)
  expect(await given('en', '')).toBe(old)
  expect(await given('zh-CN', '3.10')).toBe(old)
  const shown = (await createStatus(server.deps)()).remotes[0]?.rules[0]
  expect(shown).toMatchObject({ release: fresh, percent: 100, ...scope })
})

it('a plan keeps its language at each step', async () => {
  await change('rollback', { remote: 'shelf' })
  const steps = [10, 100].map((percent) => ({ percent, wait: 0 }))
  await change('promote', { remote: 'shelf', release: fresh, languages: ['en'], plan: { steps, minVisits: 0 } })
  expect((await rules())[0]).toMatchObject({ percent: 0, when: { languages: ['en'], percent: 10 } })
  const [plan] = (await createStatus(server.deps)()).remotes[0]?.plans ?? []
  expect(plan).toMatchObject({ languages: ['en'], app: null, state: 'running' })
  const { advanceRollouts } = await import('../../metrics/rollout/advance')
  await advanceRollouts(server.deps)
  expect((await rules())[0]).toMatchObject({ percent: 0, when: { languages: ['en'] } })
  expect(await given('en', '')).toBe(fresh)
  expect(await given('zh-CN', '')).toBe(old)
})

it('a remote is off for versions of the app, and on again for the same ones alone', async () => {
  await change('off', { remote: 'shelf', app: { before: '3.0' } })
  expect(await given('en', '2.9')).toBeNull()
  expect(await given('en', '3.0')).toBe(fresh)
  await expect(change('on', { remote: 'shelf' })).rejects.toThrow('not off')
  await change('on', { remote: 'shelf', app: { before: '3.0' } })
  expect(await given('en', '2.9')).toBe(fresh)
})
