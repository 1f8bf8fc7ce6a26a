import { expect, it } from 'vitest'
import { encodingFor } from './packed'

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['BR', 'br'],
  ['br;q=0', null],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['gzip;q=0.5, br;q=0.5', 'br'],
  ['*', 'br'],
  ['*;q=0', null],
  ['br;q=0, *', 'gzip'],
  ['identity', null],
  ['x-br', null],
  ['', null],
  [undefined, null],
])('answers %j in %s', (accepted, encoding) => expect(encodingFor(accepted, 10_000)).toBe(encoding))

it('leaves what is small as it is', () => expect(encodingFor('br', 100)).toBeNull())
