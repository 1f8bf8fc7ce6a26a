import type { Boot, RegistryDocument, ReleasePreview } from '@plaza/shared/remotes'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { running } from '../../running.store'
import { createPlan } from '../plan'
import { registry, signed } from '../testing/signing'
import { visitorWith } from '../testing/visitor'
import { createPreviewEnd } from './preview-end'

const entry = { digest: 'sha384-x', needs: {} }
const preview: ReleasePreview = {
  ...{ preview: 'link', remote: 'media', release: '1.1.0-bbb', entry },
  expires: Date.now() + 60_000,
}
const boot = { override: signed(preview) } as unknown as Boot
const documentWith = (release: string): RegistryDocument => ({
  ...registry(5, {}),
  remotes: { media: { releases: { [release]: entry }, rules: [{ id: 'r1', release }] } },
})

function standOf({ official = '1.0.0-aaa' } = {}) {
  const plan = createPlan(() => visitorWith({ region: '', offered: {} }))
  const document = documentWith(official)
  plan.preview(preview)
  plan.choose({ document, signed: signed(document), source: 'page' })
  const live = { publish: vi.fn(), reconcile: vi.fn() }
  const check = createPreviewEnd({ boot, plan, live })
  return { check, live, plan, chosen: () => plan.choiceOf('media')?.release }
}
const page = (own: object) => `<body><script type="application/json" id="plaza-own">${JSON.stringify(own)}</script>`
const answer = (html: string) => vi.fn(async () => new Response(html))

beforeEach(() => running.setState({ previewEnded: false }))
afterEach(() => vi.unstubAllGlobals())

it.each<[what: string, own: object]>([
  ['says that the link is over', { previewEnded: true }],
  ['has told another tab of it and knows of no link', { override: null }],
])('leaves the release as after a rollback, once the server %s', async (_, own) => {
  const fetched = answer(page(own))
  vi.stubGlobal('fetch', fetched)
  const { check, live, plan, chosen } = standOf()
  expect(chosen()).toBe(preview.release)
  await check()
  expect([chosen(), plan.isRevoked('media', preview.release)]).toEqual(['1.0.0-aaa', true])
  expect(live.reconcile).toHaveBeenCalledOnce()
  expect(running.getState().previewEnded).toBe(true)
  await check()
  expect(fetched, 'there is nothing left to ask for').toHaveBeenCalledOnce()
})

it('does not leave a release that the rules give to this visitor by now', async () => {
  vi.stubGlobal('fetch', answer(page({ previewEnded: true })))
  const { check, plan, chosen } = standOf({ official: preview.release })
  await check()
  expect([chosen(), plan.isRevoked('media', preview.release)]).toEqual([preview.release, false])
})

it.each([
  ['the link is good', answer(page({ override: boot.override }))],
  ['the answer is no page of the app', answer('<p>busy</p>')],
  ['there is no answer', vi.fn(() => Promise.reject(new Error('offline')))],
])('keeps the preview where %s, and asks again later', async (_, fetched) => {
  vi.stubGlobal('fetch', fetched)
  const { check, live, chosen } = standOf()
  await check()
  await check()
  expect(chosen()).toBe(preview.release)
  expect(live.reconcile).not.toHaveBeenCalled()
  expect(fetched).toHaveBeenCalledTimes(2)
})
