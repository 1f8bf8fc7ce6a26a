import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { startScript } from './start-script'

/** Where the script sends a document of an address to; null where it stays. */
function leavesFor(href: string): string | null {
  let left: string | null = null
  const storage = { getItem: () => null, setItem: () => undefined }
  const location = {
    href,
    replace: (to: string) => {
      left = new URL(to, href).href
    },
  }
  const document = { documentElement: { setAttribute: () => undefined, style: { setProperty: () => undefined } } }
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

it('stays where no token is in the address', () => expect(leavesFor('https://plaza.example/mine')).toBeNull())
