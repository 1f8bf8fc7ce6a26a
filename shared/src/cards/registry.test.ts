import { expect, it } from 'vitest'
import { type Card, cardTypes } from '../api'
import { componentOf } from './registry'

it.each(cardTypes)('%s has a component', (type) => {
  expect(componentOf({ type } as Card)).toBeTruthy()
})
