import { partialManifestOf, type RegistryDocument } from '@plaza/shared/remotes'
import { beforeEach, describe, expect, it } from 'vitest'
import { createPlan, isRelease } from './plan'
import { parseManifest } from './recovery/manifest'
import { canRunPage } from './release'
import { digest, registry, releaseOf, signed, textOf } from './testing/signing'
import { visitorWith } from './testing/visitor'

const [NEW, OLD] = ['2.0.0-bbb', '1.0.0-aaa']
const visitor = visitorWith()
let plan: ReturnType<typeof createPlan>
const hold = (document: RegistryDocument, ...kept: string[]) => {
  for (const id of kept) plan.keep(digest(textOf('media', id)), parseManifest(textOf('media', id)))
  plan.choose({ document, signed: signed(document), source: 'page' })
}
const wantedId = () => {
  const wanted = plan.wanted('media')
  return isRelease(wanted) ? `${wanted.id} ${wanted.why}` : wanted
}

beforeEach(() => {
  plan = createPlan(() => visitor)
})

describe('what a visitor gets of a remote', () => {
  it('is the rule’s release, if its manifest is known', () => {
    hold(registry(1, { media: [NEW, OLD] }), NEW)
    expect(wantedId()).toBe(`${NEW} rule`)
    expect(plan.wanted('media')).toMatchObject({ base: `/remotes/media/${NEW}/`, verdict: { state: 'ok' } })
    expect(plan.missing()).toEqual([])
  })

  it('is unknown without its manifest, then a fallback, then the release itself', () => {
    hold(registry(1, { media: [NEW, OLD] }))
    expect(wantedId()).toBeNull()
    plan.fallBackTo(releaseOf('media', OLD, { why: 'last-good' }))
    expect(wantedId()).toBe(`${OLD} last-good`)
    expect(plan.missing()).toEqual(['media'])
    plan.keep(digest(textOf('media', NEW)), parseManifest(textOf('media', NEW)))
    expect(wantedId()).toBe(`${NEW} rule`)
  })

  it('is its first page from the partial manifest, unless there is a fallback; then the whole release', () => {
    plan = createPlan(() => visitor, {
      [`media/${NEW}`]: partialManifestOf(JSON.parse(textOf('media', NEW)), ['home']),
    })
    hold(registry(1, { media: [NEW, OLD] }))
    const partial = plan.wanted('media')
    expect(
      isRelease(partial) && [partial.text, partial.pages, canRunPage(partial, 'home'), canRunPage(partial, 'second')],
    ).toEqual([...[null, ['home'], true, false]])
    const { name, version, build } = releaseOf('media', NEW).document
    expect(partial).toMatchObject({ files: { 'home.js': digest('home.js') }, document: { name, version, build } })
    plan.fallBackTo(releaseOf('media', OLD, { why: 'last-good' }))
    expect(wantedId()).toBe(`${OLD} last-good`)
    plan.keep(digest(textOf('media', NEW)), parseManifest(textOf('media', NEW)))
    expect(wantedId()).toBe(`${NEW} rule`)
    expect(isRelease(partial) && canRunPage(plan.current(partial), 'second')).toBe(true)
    expect([plan.missing(), plan.lacking()]).toEqual([[], []])
  })

  it('is unknown if the HTML only has its routes', () => {
    plan = createPlan(() => visitor, { [`media/${NEW}`]: partialManifestOf(JSON.parse(textOf('media', NEW)), []) })
    hold(registry(1, { media: [NEW] }))
    expect([wantedId(), plan.missing(), plan.lacking()]).toEqual([null, [], ['media']])
    expect(plan.routed('media')).toMatchObject({ name: 'media', routes: { home: { path: '/media' } } })
  })

  it('is never a release with another digest', () => {
    hold(registry(1, { media: [NEW, OLD] }))
    plan.keep(digest('{}'), parseManifest(textOf('media', NEW)))
    expect(wantedId()).toBeNull()
  })

  it('is no fallback that was revoked since', () => {
    hold(registry(1, { media: [NEW, OLD] }))
    plan.fallBackTo(releaseOf('media', OLD, { why: 'last-good' }))
    hold(registry(2, { media: [NEW] }, { revoked: [OLD] }))
    expect(wantedId()).toBeNull()
  })

  it('is nothing if it is switched off or the registry is unknown', () => {
    expect(wantedId()).toBe('off')
    hold(registry(1, { media: [NEW] }, { rules: [{ id: 'off', release: null, regions: ['3205'] }] }))
    expect(wantedId()).toBe('off')
  })

  it('is blocked if this host lacks contracts, which are listed', () => {
    const releases = { [NEW]: { digest: digest(textOf('media', NEW)), needs: { player: '2.0' } } }
    hold(registry(1, { media: [NEW] }, { releases }), NEW)
    expect(wantedId()).toEqual({ blocked: NEW, missing: ['player'] })
  })

  it('is a signed override’s release, with precedence', () => {
    hold(registry(1, { media: [NEW] }), NEW)
    plan.override(releaseOf('media', '9.0.0-dev', { why: 'override', base: 'http://127.0.0.1:1/' }))
    expect(wantedId()).toBe('9.0.0-dev override')
    expect(plan.remotes()).toEqual(['media'])
  })

  it('misses no manifest if it is overridden or switched off', () => {
    hold(registry(1, { media: [NEW] }))
    expect(plan.lacking()).toEqual(['media'])
    plan.override(releaseOf('media', '9.0.0-dev', { why: 'override' }))
    expect(plan.lacking()).toEqual([])
    plan = createPlan(() => visitor)
    hold(registry(1, { media: [NEW] }, { rules: [{ id: 'off', release: null }] }))
    expect(plan.lacking()).toEqual([])
  })

  it('uses the release’s own base URL', () => {
    const releases = { [NEW]: { digest: digest(textOf('media', NEW)), needs: {}, base: 'https://cdn.example/m/' } }
    hold(registry(1, { media: [NEW] }, { releases }), NEW)
    expect(plan.wanted('media')).toMatchObject({ base: 'https://cdn.example/m/' })
  })
})
