import { expect, it } from 'vitest'
import { readEnvironment } from './environment'

const said = {
  PLAZA_SMS: 'none',
  PLAZA_WECHAT: 'none',
  PLAZA_PAYOUTS: 'none',
  PLAZA_DEMO: '0',
  PLAZA_ORIGIN: 'request',
}

it.each([
  ['on a machine of one’s own', {}, 'always'],
  ['in production', { NODE_ENV: 'production' }, 'empty'],
  ['where others can reach it', { HOST: '0.0.0.0', ...said }, 'empty'],
  ['on a database of its own', { DATABASE_URL: 'postgres://db/plaza', ...said }, 'empty'],
  ['where it is asked for', { NODE_ENV: 'production', PLAZA_ADOPT: '1' }, 'always'],
  ['where it is refused', { PLAZA_ADOPT: '0' }, 'never'],
] as const)('a start takes builds %s: %o: %s', (_, variables, adoption) => {
  expect(readEnvironment({ PLAZA_SECRET: 'a secret of the tests', ...variables }).adoption).toBe(adoption)
})
