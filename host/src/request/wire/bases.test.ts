import type { DomainConfig } from '@plaza/shared/api'
import { expect, it, vi } from 'vitest'
import { baseOf, isTrusted } from './bases'

const config = {
  ucenter_api_domain: 'https://ucenter.example//',
  asc_api_domain: '/asc',
  vms_api_domain: 'https://vms.example/v1/',
} as DomainConfig

it.each([
  ['api', '/api', 0],
  ['platform', '/platform', 0],
  ['ucenter', 'https://ucenter.example', 1],
  ['asc', '/asc', 1],
  ['vms', 'https://vms.example/v1', 1],
] as const)('%s is at %s', async (domain, base, asked) => {
  const domains = vi.fn(async () => config)
  expect(await baseOf(domain, domains)).toBe(base)
  expect(domains).toHaveBeenCalledTimes(asked)
})

it.each([
  ['/api/posts', true],
  ['https://plaza.example/api', true],
  ['https://asc.example/v1', true],
  ['http://asc.example/v1', false],
  ['https://asc.example.evil.example/v1', false],
  ['//evil.example/v1', false],
  ['http://[', false],
])('a token may go to %s: %s', (address, may) =>
  expect(isTrusted(address, ['https://asc.example'], 'https://plaza.example')).toBe(may),
)
