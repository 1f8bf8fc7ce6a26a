import { expect, it } from 'vitest'
import { percentOf, sizeText } from './settings.model'

it.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1024, '1.0 KB'],
  [1_048_575, '1024.0 KB'],
  [1_048_576, '1.0 MB'],
  [1_572_864, '1.5 MB'],
  [-1, '0 B'],
])('%d bytes are %s', (bytes, text) => expect(sizeText(bytes)).toBe(text))

it.each([
  [0.8, 80],
  [1.1, 110],
  [2, 200],
])('a multiple of %d is %d percent', (multiple, percent) => expect(percentOf(multiple)).toBe(percent))
