import { describe, expect, it } from 'vitest'
import { cleanAddress, safeTarget } from './safe-target'

const own = 'https://h5.starbay.example'

const poisoned: readonly unknown[] = [
  '',
  null,
  undefined,
  7,
  ['/mine'],
  {},
  '//evil.example',
  '///evil.example',
  '////evil.example/x',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '\t//evil.example',
  ' //evil.example',
  ' /mine',
  '/mine\u0000',
  '/a b',
  '/mine\u202e',
  '/\u200b/evil.example',
  '\ufeff/mine',
  '/.//evil.example',
  '/./\\evil.example',
  '/x/..//evil.example',
  '/%2e//evil.example',
  '/x/%2e%2e//evil.example',
  '/%5cevil.example',
  '/%5c%5cevil.example',
  '/%09/evil.example',
  '/%00',
  '/%0d%0aSet-Cookie:x',
  '/%ff',
  '/%',
  'https://evil.example',
  'HTTPS://EVIL.EXAMPLE',
  'http://h5.starbay.example',
  'https://h5.starbay.example.evil.example',
  'https://h5.starbay.example@evil.example',
  'https://h5.starbay.example:444/',
  'https://user@h5.starbay.example/',
  'https://user:pass@h5.starbay.example/',
  'https:evil.example',
  'https:/evil.example',
  'https:\\\\evil.example',
  'https:///evil.example',
  'https://h5.starbay.example\\@evil.example',
  'https://evil.example#h5.starbay.example',
  'https://evil.example/h5.starbay.example',
  'https://evilh5.starbay.example',
  'https://[::1',
  'https://',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'javascript://h5.starbay.example/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://h5.starbay.example/1',
  'file:///etc/passwd',
  'intent://x#Intent;end',
  'weixin://dl/business/?t=1',
  'tel:110',
  'about:blank',
  'view-source:https://h5.starbay.example',
  'filesystem:https://h5.starbay.example/x',
  'mine',
  'evil.example',
  '.',
  '?redirect=/mine',
  '#x',
  './mine',
  '../mine',
  '/login',
  '/login/',
  '/login?redirect=/mine',
  `/${'x'.repeat(2048)}`,
  '/wx-bind-phone?redirect=//evil.example',
  '/wx-bind-phone?redirect=https%3A%2F%2Fevil.example',
  '/wx-bind-phone?redirect=javascript:alert(1)',
  '/auth?redirect=%2Fauth%3Fredirect%3D%252Fmine',
  '/wx-bind-phone?redirect=/mine&redirect=//evil.example',
  '/boot?from_url=//evil.example',
  '/x?jump_url=%2F%2Fevil.example',
]

describe('a target taken from a query', () => {
  it('knows at least sixty poisoned strings', () => expect(poisoned.length).toBeGreaterThanOrEqual(60))

  it.each(poisoned.map((raw) => [raw]))('is refused: %j', (raw) => expect(safeTarget(raw, own)).toBeNull())

  it.each([
    ['/', '/'],
    ['/mine', '/mine'],
    ['/posts/7?size=large#comments', '/posts/7?size=large#comments'],
    ['https://h5.starbay.example/mine', '/mine'],
    ['https://h5.starbay.example:443/mine', '/mine'],
    ['/topics/%E6%98%9F%E6%B9%BE', '/topics/%E6%98%9F%E6%B9%BE'],
    ['/group-search/a%20b', '/group-search/a%20b'],
    ['/search?word=a%2Fb', '/search?word=a%2Fb'],
    ['/wx-bind-phone?fouce=1&redirect=%2Fmine', '/wx-bind-phone?fouce=1&redirect=%2Fmine'],
    ['/inner-link?link=https%3A%2F%2Fother.example%2F', '/inner-link?link=https%3A%2F%2Fother.example%2F'],
    ['/mine?Authorization=secret&app=ios', '/mine?app=ios'],
    ['/mine?authorization=secret', '/mine'],
    ['/a/../mine', '/mine'],
  ])('is taken: %s', (raw, target) => expect(safeTarget(raw, own)).toBe(target))

  it('never gives what leaves the origin', () => {
    for (const raw of poisoned) {
      const target = safeTarget(raw, own)
      if (target !== null) expect(new URL(target, own).origin).toBe(own)
    }
  })
})

it('cleans an address of the token', () => {
  expect(cleanAddress(`${own}/posts/7?Authorization=secret&multiple=1.2#x`, own)).toBe('/posts/7?multiple=1.2#x')
  expect(cleanAddress('https://[', own)).toBe('/')
})
