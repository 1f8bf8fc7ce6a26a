import { expect, it } from 'vitest'
import { pageHeaders } from './headers'
import { startScriptHash } from './start-script'

const plain = {
  ...{ framed: false, dev: false, wechatSdk: null, tileOrigin: null },
  ...{ builders: [], mediaOrigins: [], releaseOrigins: [], overrideOrigins: [], allowedOrigins: [] },
  sharedBy: null,
} satisfies Parameters<typeof pageHeaders>[0]
/** Sources by directive. */
function policyOf(over: Partial<Parameters<typeof pageHeaders>[0]> = {}) {
  const policy = pageHeaders({ ...plain, ...over })['content-security-policy'] ?? ''
  return Object.fromEntries(policy.split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1).join(' ')]))
}

it('allows only our own code with hashes, and no framing', () => {
  expect(policyOf()).toMatchObject({
    'default-src': "'none'",
    'script-src': `'self' ${startScriptHash}`,
    'img-src': "'self' data: blob:",
    'media-src': "'self' blob:",
    'connect-src': "'self'",
    'frame-src': "'self'",
    'base-uri': "'none'",
    'object-src': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  })
  expect(pageHeaders(plain)).toMatchObject({
    'integrity-policy': 'blocked-destinations=(script)',
    'cache-control': 'private, no-cache',
    'referrer-policy': 'no-referrer',
  })
})

it('allows pictures of the provider of map tiles alone, and nothing else of it', () => {
  const tileOrigin = 'https://*.tiles.example'
  expect(policyOf({ tileOrigin })).toEqual({ ...policyOf(), 'img-src': `'self' data: blob: ${tileOrigin}` })
})

it('names the places of releases once, for code, styles and calls', () => {
  const cdn = 'https://cdn.example'
  const policy = policyOf({ releaseOrigins: [cdn], overrideOrigins: [cdn, 'http://127.0.0.1:4100'] })
  const others = `${cdn} http://127.0.0.1:4100`
  expect([policy['script-src'], policy['style-src'], policy['connect-src']]).toEqual([
    `'self' ${startScriptHash} ${others}`,
    `'self' 'unsafe-inline' ${others}`,
    `'self' ${others}`,
  ])
})

it('shows pictures, sounds and films of the named places alone, and fetches their streams', () => {
  const policy = policyOf({ mediaOrigins: ['https://media.example', 'https://live.example'] })
  const named = 'https://media.example https://live.example'
  expect([policy['img-src'], policy['media-src'], policy['connect-src'], policy['script-src']]).toEqual([
    `'self' data: blob: ${named}`,
    `'self' blob: ${named}`,
    `'self' ${named}`,
    `'self' ${startScriptHash}`,
  ])
})

it('may be framed by us and the page builder where that is asked for', () => {
  expect(policyOf({ framed: true, builders: ['https://builder.example'] })['frame-ancestors']).toBe(
    "'self' https://builder.example",
  )
  expect(policyOf({ builders: ['https://builder.example'] })['frame-ancestors']).toBe("'none'")
})

it('frames what links may open without asking', () => {
  expect(policyOf({ allowedOrigins: ['https://partner.example'] })['frame-src']).toBe("'self' https://partner.example")
})

it.each([
  ['the code of an override', { overrideOrigins: ['http://127.0.0.1:4100'] }],
  ['WeChat’s library', { wechatSdk: 'https://res.example/jweixin.js' }],
  ['a development server', { dev: true }],
])('does not ask for hashes where a page runs %s', (_, over) => {
  expect(pageHeaders({ ...plain, ...over })['integrity-policy']).toBeUndefined()
})

it('allows one file of WeChat, and only there', () => {
  expect(policyOf({ wechatSdk: 'https://res.example/jweixin.js' })['script-src']).toBe(
    `'self' ${startScriptHash} https://res.example/jweixin.js`,
  )
})

it('has no policy beside a development server', () => {
  expect(pageHeaders({ ...plain, dev: true })['content-security-policy']).toBeUndefined()
})

it('a page for anybody says how long a CDN keeps it, by which keys it is purged, and what it depends on', () => {
  const headers = pageHeaders({ ...plain, sharedBy: ['site', 'registry', 'content:7', 'site'] })
  expect(headers).toMatchObject({
    'surrogate-control': 'max-age=30, stale-while-revalidate=30, stale-if-error=600',
    'surrogate-key': 'site registry content:7',
    'cache-tag': 'site,registry,content:7',
    vary: 'Accept-Language, Accept-Encoding, User-Agent, Sec-Fetch-Mode, Cookie',
    'cache-control': 'private, no-cache',
  })
  expect(Object.keys(pageHeaders(plain)).filter((name) => /surrogate|tag/.test(name))).toEqual([])
})

it('a page with too many keys is not kept', () => {
  const keys = Array.from({ length: 1_000 }, (_, n) => `content:${n}`)
  expect(pageHeaders({ ...plain, sharedBy: keys })).not.toHaveProperty('surrogate-control')
})
