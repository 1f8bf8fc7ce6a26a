import type { RegistryDocument } from '@plaza/shared/remotes'
import { describe, expect, it } from 'vitest'
import { createPlan } from '../../plan'
import { digest, registry, signed, textOf } from '../../testing/signing'
import { visitorWith } from '../../testing/visitor'
import { fallbacksFor } from './fallbacks'

const [NEW, OLD] = ['2.0.0-bbb', '1.0.0-aaa']

function planOf(document: RegistryDocument) {
  const plan = createPlan(() => visitorWith())
  plan.choose({ document, signed: signed(document), source: 'page' })
  return plan
}

describe('fallbacks of a release', () => {
  const ids = [NEW, OLD, '1.5.0-ccc', '1.4.0-ddd']
  const rules = [
    { id: 'canary', release: NEW, regions: ['3205'] },
    { id: 'elsewhere', release: '1.5.0-ccc', regions: ['11'] },
    { id: 'base', release: OLD },
  ]

  it('are the visitor’s next rule, then the previous base, and no release on trial elsewhere', () => {
    const plan = planOf(registry(1, { media: ids }, { rules, previous: '1.4.0-ddd' }))
    expect(fallbacksFor(plan, 'media', NEW)).toEqual([OLD, '1.4.0-ddd'])
  })

  it('exclude what this host cannot run', () => {
    const blocked = { digest: digest(textOf('media', OLD)), needs: { player: '2.0' } }
    const { remotes } = registry(1, { media: ids }, { rules, previous: '1.4.0-ddd' })
    const releases = { ...remotes.media?.releases, [OLD]: blocked }
    const without = registry(1, { media: ids }, { rules, previous: '1.4.0-ddd', releases })
    expect(fallbacksFor(planOf(without), 'media', NEW)).toEqual(['1.4.0-ddd'])
  })

  it('exclude revoked releases', () => {
    const plan = planOf(registry(1, { media: ids }, { rules, previous: '1.4.0-ddd', revoked: [OLD] }))
    expect(fallbacksFor(plan, 'media', NEW)).toEqual(['1.4.0-ddd'])
    expect(fallbacksFor(plan, 'weather', NEW)).toEqual([])
  })
})
