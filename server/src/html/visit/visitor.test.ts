import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { isElder, pageLanguageOf, regionOf, shellOf, visitorIdOf } from './visitor'

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) PlazaApp/3.2', 'ios'],
  ['Mozilla/5.0 (iPad; CPU OS 17_0) PlazaApp/3.2', 'ios'],
  ['Mozilla/5.0 (Linux; Android 14) PlazaApp/3.2', 'android'],
  ['Mozilla/5.0 (Linux; Android 14) PlazaApp', 'h5'],
  ['Mozilla/5.0 (X11; Linux) PlazaApp/3.2', 'h5'],
  ['Mozilla/5.0 (iPhone) MicroMessenger/8.0.40', 'wechat'],
  ['Mozilla/5.0 (iPhone) PlazaApp/3.2 MicroMessenger/8.0.40', 'ios'],
  ['Mozilla/5.0 (iPhone)', 'h5'],
  ['', 'h5'],
])('%s is %s', (userAgent, shell) => expect(shellOf(userAgent)).toBe(shell))

/** Reads the visitor from a request with these headers. */
async function read(headers: Record<string, string>) {
  const app = new Hono().get('/', (c) =>
    c.json({ id: visitorIdOf(c, true), language: pageLanguageOf(c), elder: isElder(c), region: regionOf(c) }),
  )
  const response = await app.request('/', { headers })
  const body = (await response.json()) as { id: string; language: string; elder: boolean; region: string | null }
  return { ...body, set: response.headers.get('set-cookie') }
}

it('names a device once, for a year', async () => {
  const first = await read({})
  expect(first.id).toMatch(/^[\w-]{22}$/)
  expect(first.set).toContain(`=${first.id}; Max-Age=31536000; Path=/; Secure; SameSite=Lax`)
  const [cookie = ''] = (first.set ?? '').split(';')
  expect(await read({ cookie })).toMatchObject({ id: first.id, set: null })
  const [name] = cookie.split('=')
  for (const value of ['short', 'x'.repeat(81), 'a b c d e f'])
    expect((await read({ cookie: `${name}=${value}` })).id).not.toBe(value)
})

it.each([
  ['nothing', {}, 'zh-CN'],
  ['the browser', { 'accept-language': 'en-GB,en;q=0.9' }, 'en'],
  ['the choice', { 'accept-language': 'en-GB', cookie: 'Language=zh-CN' }, 'zh-CN'],
  ['the choice of English', { cookie: 'Language=en' }, 'en'],
  ['no language of ours', { 'accept-language': 'en', cookie: 'Language=fr' }, 'en'],
])('goes by %s for the language', async (_, headers, language) => {
  expect((await read(headers as Record<string, string>)).language).toBe(language)
})

it.each([
  ['', false, null],
  ['Elder=1; Region=330200', true, '330200'],
  ['Elder=0; Region=', false, null],
  ['Region=3302x', false, null],
  ['Region=1234567890123', false, null],
])('reads elder mode and the city of %j', async (cookie, elder, region) => {
  expect(await read(cookie ? { cookie } : {})).toMatchObject({ elder, region })
})
