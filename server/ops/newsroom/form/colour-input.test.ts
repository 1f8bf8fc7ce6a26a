import { expect, it } from 'vitest'
import { chooserColour } from './colour-input'

it.each([
  ['#0E5FD8', '#0e5fd8'],
  ['#0e5fd880', '#0e5fd8'],
  ['#fa0', '#ffaa00'],
  ['#fa08', '#ffaa00'],
  ['', '#000000'],
  ['red', '#000000'],
])('the chooser shows %j as %s', (value, shown) => expect(chooserColour(value)).toBe(shown))
