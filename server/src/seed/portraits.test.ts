import { expect, it } from 'vitest'
import { readEnvironment } from '../environment'
import { demoAt } from './demo/read'

it('no two people of the demo have one portrait', () => {
  const portraits = demoAt(readEnvironment({}).demoDir).people.flatMap(({ avatar }) => avatar ?? [])
  expect(portraits.length).toBeGreaterThan(10)
  expect(new Set(portraits).size).toBe(portraits.length)
})
