import { expect, it } from 'vitest'
import { readEnvironment } from './environment'
import { isOwnHost } from './exposure'

const said = {
  PLAZA_SMS: 'none',
  PLAZA_WECHAT: 'none',
  PLAZA_PAYOUTS: 'none',
  PLAZA_DEMO: '0',
  PLAZA_ORIGIN: 'request',
}
const refusal = (variables: Record<string, string>): string => {
  try {
    readEnvironment(variables)
    return ''
  } catch (error) {
    return (error as Error).message
  }
}

it.each<[where: string, variables: Record<string, string>]>([
  ['on all addresses', { HOST: '0.0.0.0' }],
  ['on all IPv6 addresses', { HOST: '::' }],
  ['on an address of the network', { HOST: '192.168.1.5' }],
  ['over a real database', { DATABASE_URL: 'postgresql://db/plaza' }],
  ['behind an https origin', { PLAZA_ORIGIN: 'https://plaza.example' }],
  ['behind a proxy', { PLAZA_TRUST_PROXY: '1' }],
])(
  'does not start %s with an open inbox, a fictional WeChat, demo accounts or any origin that nobody asked for',
  (_, variables) => {
    expect(refusal(variables)).toMatch(/say PLAZA_SMS, PLAZA_WECHAT, PLAZA_PAYOUTS, PLAZA_DEMO/)
    if (!variables.PLAZA_ORIGIN)
      expect(refusal({ ...said, ...variables, PLAZA_ORIGIN: '' })).toMatch(/say PLAZA_ORIGIN \(/)
    expect(refusal({ ...said, ...variables, PLAZA_WECHAT: '' })).toMatch(/say PLAZA_WECHAT \(/)
    expect(refusal({ ...said, ...variables })).toBe('')
    expect(refusal({ ...said, ...variables, PLAZA_SMS: 'inbox', PLAZA_WECHAT: 'embedded', PLAZA_DEMO: '1' })).toBe('')
  },
)

it.each<Record<string, string>>([
  {},
  { HOST: 'localhost' },
  { HOST: '::1' },
  { HOST: '127.0.0.2' },
  { PLAZA_ORIGIN: 'http://localhost:8080' },
])('starts on loopback with its defaults: %o', (variables) => expect(refusal(variables)).toBe(''))

it.each([
  ['http://127.0.0.1:8080/', true],
  ['http://localhost:8080/', true],
  ['http://[::1]:8080/', true],
  ['http://192.168.1.5:8080/', true],
  ['https://plaza.example/', true],
  ['http://evil.example:8080/', false],
  ['http://127.0.0.1.evil.example:8080/', false],
  ['http://localhost.evil.example/', false],
  ['https://plaza.example.evil.example/', false],
])('asked as %s: a host of ours is %s', (address, own) =>
  expect(isOwnHost(new URL(address), ['https://plaza.example', undefined])).toBe(own),
)
