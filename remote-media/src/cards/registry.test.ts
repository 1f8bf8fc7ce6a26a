import { type Card, cardTypes } from '@plaza/shared/api'
import { expect, it } from 'vitest'
import { componentOf } from './registry'

it.each(cardTypes)('%s has a component', (type) => {
  expect(componentOf({ type } as Card)).toBeTruthy()
})
