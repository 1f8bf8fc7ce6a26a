import type { RegistryDocument, SignedText } from '@plaza/shared/remotes'
import { afterEach, expect, it } from 'vitest'
import { storeRegistry } from '../remotes/registry/stored-registry'
import { running } from '../running.store'
import { ruleOf } from './rule-of'

const signed = (serial: number, percent: number): SignedText => {
  const remotes = { media: { releases: {}, rules: [{ id: 'canary', release: '1.0.0-a1b', percent }] } }
  const document: RegistryDocument = { schema: 1, serial, issuedAt: 0, remotes }
  return { text: JSON.stringify(document), key: 'k', signature: 's' }
}
afterEach(() => running.setState({ serial: 0 }))

it.each<[followed: number, percent: number | undefined]>([
  [42, 10],
  [43, 50],
  [44, undefined],
])('finds the rule in the document with serial %i', (serial, percent) => {
  storeRegistry(signed(43, 50))
  running.setState({ serial })
  expect(ruleOf('media', 'canary', signed(42, 10))?.percent).toBe(percent)
})

it('finds no missing rule', () => {
  running.setState({ serial: 42 })
  expect(ruleOf('media', 'base', signed(42, 10))).toBeUndefined()
  expect(ruleOf('weather', 'canary', signed(42, 10))).toBeUndefined()
})
