import { beforeEach, expect, it } from 'vitest'
import { describe as describeRemotes } from './describe'
import type { PageFailure } from './loading/page-result'
import { createPlan } from './plan'
import { parseManifest } from './recovery/manifest'
import type { Release } from './release'
import type { Skip } from './skips'
import type { Slot } from './slot'
import { digest, registry, releaseOf, signed, textOf } from './testing/signing'
import { visitorWith } from './testing/visitor'

const [NEW, OLD] = ['2.0.0-bbb', '1.0.0-aaa']
const visitor = visitorWith()
let plan: ReturnType<typeof createPlan>

interface SlotState {
  release?: Release
  isLoading?: boolean
  problem?: PageFailure
  skip?: Skip
}
const slotOf = ({ release, isLoading = false, problem, skip }: SlotState): Slot =>
  ({
    remote: 'media',
    running: () => (release ? { release, loadedAt: 5, ms: 40 } : null),
    isLoading: () => isLoading,
    problem: () => problem ?? null,
    skipOf: () => skip ?? null,
    errors: () => [],
    left: () => [],
  }) as unknown as Slot
const media = (state: SlotState = {}) => describeRemotes(plan, () => slotOf(state)).remotes[0]
function hold(document = registry(7, { media: [NEW, OLD] })) {
  plan.keep(digest(textOf('media', NEW)), parseManifest(textOf('media', NEW)))
  plan.choose({ document, signed: signed(document), source: 'fetched' })
}

beforeEach(() => {
  plan = createPlan(() => visitor)
})

it('is empty without a registry', () => {
  expect(describeRemotes(plan, () => slotOf({}))).toEqual({ serial: 0, source: 'page', remotes: [] })
})

it('shows the registry’s source, and what would run', () => {
  hold()
  expect(describeRemotes(plan, () => slotOf({}))).toMatchObject({ serial: 7, source: 'fetched' })
  expect(media()).toMatchObject({
    ...{ name: 'media', release: NEW, build: 'bbb', why: 'rule', rule: 'media-base', loadedAt: null, ms: null },
    ...{ standing: 'not-asked', verdict: { state: 'ok' } },
  })
})

it('shows the running release if it is another one', () => {
  hold()
  expect(media({ release: releaseOf('media', OLD, { why: 'last-good' }) })).toMatchObject({
    ...{ release: OLD, build: 'aaa', why: 'last-good', standing: 'last-good', loadedAt: 5, ms: 40 },
  })
})

it('shows the chosen release if it is skipped and nothing replaces it', () => {
  hold()
  const skip = { until: Number.MAX_SAFE_INTEGER, quarantined: true }
  const problem: PageFailure = { state: 'quarantined' } as PageFailure
  expect(media({ skip, problem })).toMatchObject({ release: NEW, why: 'rule', standing: 'quarantined' })
})

const running = (why: Release['why']): SlotState => ({ release: releaseOf('media', OLD, { why }) })
const failed = (state: PageFailure['state']): SlotState => ({ problem: { state } as PageFailure })
it.each<[when: string, state: SlotState, standing: string]>([
  ['the release of the rule runs', running('rule'), 'ready'],
  ['the last good one runs', running('last-good'), 'last-good'],
  ['the one before runs', running('previous'), 'last-good'],
  ['one that somebody tries runs', running('override'), 'override'],
  ['one runs while a page is on its way', { ...running('rule'), isLoading: true }, 'ready'],
  ['nothing runs and a page is on its way', { isLoading: true }, 'loading'],
  ['it was quarantined', failed('quarantined'), 'quarantined'],
  ['it cannot run here', failed('blocked'), 'blocked'],
  ['its page did not come', failed('failed'), 'failed'],
  ['nobody has asked for it', {}, 'not-asked'],
])('where %s', (_, state, standing) => {
  hold()
  expect(media(state)?.standing).toBe(standing)
})

it('is off by a rule, whatever still runs', () => {
  hold(registry(7, { media: [NEW] }, { rules: [{ id: 'off', release: null }] }))
  expect(media(running('rule'))?.standing).toBe('off')
  expect(media()).toMatchObject({ release: null, build: null, standing: 'off' })
})

it('is blocked if this host lacks a needed contract', () => {
  const releases = { [NEW]: { digest: digest(textOf('media', NEW)), needs: { player: '2.0' } } }
  hold(registry(7, { media: [NEW] }, { releases }))
  expect(media()).toMatchObject({ release: NEW, standing: 'blocked', verdict: { state: 'blocked' } })
})
