import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { startScript } from './start-script'

/** Where the script redirects a document at this address; null if it stays. */
function leavesFor(href: string): string | null {
  let left: string | null = null
  const storage = { getItem: () => null, setItem: () => undefined }
  const location = {
    href,
    replace: (to: string) => {
      left = new URL(to, href).href
    },
  }
  const document = {
    documentElement: {
      hasAttribute: () => false,
      setAttribute: () => undefined,
      style: { setProperty: () => undefined },
    },
  }
  const globals = {
    addEventListener: () => undefined,
    window: {},
    URL,
    JSON,
    Date,
    location,
    document,
    sessionStorage: storage,
    localStorage: storage,
  }
  runInNewContext(startScript, { ...globals, matchMedia: () => ({ matches: false }) })
  return left
}

it.each([
  ['https://plaza.example//evil.example/phish?Authorization=x', 'https://plaza.example//evil.example/phish'],
  ['https://plaza.example//evil.example?a=1&Authorization=x#h', 'https://plaza.example//evil.example?a=1#h'],
  ['https://plaza.example/mine?Authorization=x&app=ios', 'https://plaza.example/mine?app=ios'],
])('leaves %s for its own clean address', (href, clean) => expect(leavesFor(href)).toBe(clean))

it('stays without a token in the address', () => expect(leavesFor('https://plaza.example/mine')).toBeNull())

describe('tells the server', () => {
  const cookieOf = (lang: string, settings: object | null, isToldElder = false) => {
    const documentElement = {
      lang,
      setAttribute: () => undefined,
      hasAttribute: (name: string) => name === 'data-elder' && isToldElder,
      toggleAttribute: () => undefined,
    }
    const document = { cookie: '', documentElement }
    runInNewContext(startScript, {
      addEventListener: () => undefined,
      window: {},
      URL,
      location: { href: 'https://plaza.example/index', protocol: 'https:' },
      document,
      localStorage: { getItem: (name: string) => (name === 'plaza.settings' ? JSON.stringify(settings) : null) },
      matchMedia: () => ({ matches: false }),
    })
    return document.cookie
  }

  it('of the chosen language that it did not know', () =>
    expect(cookieOf('zh-CN', { data: { language: 'en' } })).toBe(
      'Language=en;path=/;max-age=86400000;samesite=lax;secure',
    ))

  it('of elder mode, and of its end', () => {
    const [on, off] = [{ data: { elder: true } }, { data: { elder: false } }]
    expect(cookieOf('en', on)).toBe('Elder=1;path=/;max-age=86400000;samesite=lax;secure')
    expect(cookieOf('en', on, true)).toBe('')
    expect(cookieOf('en', off, true)).toBe('Elder=1;path=/;max-age=0;samesite=lax;secure')
  })

  it.each([
    ['knew', { data: { language: 'zh-CN' } }],
    ['cannot know', null],
    ['would not take', { data: { language: 'xx' } }],
  ])('not of a language that it %s', (_, settings) => expect(cookieOf('zh-CN', settings)).toBe(''))
})
