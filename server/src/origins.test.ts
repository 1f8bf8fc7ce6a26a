import { expect, it } from 'vitest'
import { opsPlaceOf } from './origins'

const PLAZA_ORIGIN = 'https://plaza.example'

it.each<[what: string, variables: Record<string, string>, expected: object]>([
  ['shares the app’s origin', { PLAZA_ORIGIN }, { opsOrigin: undefined, opsPort: undefined, builders: [] }],
  [
    'has a host of its own, whose page builder may embed the app',
    { PLAZA_ORIGIN, PLAZA_OPS_ORIGIN: 'https://ops.plaza.example/', PLAZA_BUILDERS: 'https://build.example' },
    { opsOrigin: 'https://ops.plaza.example', builders: ['https://build.example', 'https://ops.plaza.example'] },
  ],
  [
    'has a port of its own',
    { PLAZA_ORIGIN: 'http://127.0.0.1:8080', PLAZA_OPS_PORT: '8090' },
    { opsOrigin: 'http://127.0.0.1:8090', opsPort: 8090 },
  ],
])('/ops %s', (_, variables, expected) => expect(opsPlaceOf(variables)).toMatchObject(expected))

it.each<[variables: Record<string, string>, message: RegExp]>([
  [{ PLAZA_OPS_ORIGIN: 'https://ops.example' }, /need PLAZA_ORIGIN/],
  [{ PLAZA_OPS_PORT: '8090', PLAZA_ORIGIN: 'request' }, /need PLAZA_ORIGIN/],
  [{ PLAZA_ORIGIN, PLAZA_OPS_ORIGIN: PLAZA_ORIGIN }, /another host or port/],
  [{ PLAZA_ORIGIN, PLAZA_OPS_PORT: 'x' }, /PLAZA_OPS_PORT must be a port/],
])('refuses %o', (variables, message) => expect(() => opsPlaceOf(variables)).toThrow(message))
