import { expect, it } from 'vitest'
import { errorSourceOf } from './error-source'

const shown = () => ({ owner: 'practice', release: '2.0.0-c3d' })
const ours = location.origin
const file = `${ours}/remotes/media/1.0.0-a1b/abc.js`
const error = new Error('canary')
const withStack = (stack: string) => Object.assign(new Error('canary'), { stack })

const uncaught = (filename: string, thrown: unknown = error) => new ErrorEvent('error', { filename, error: thrown })
const rejected = (reason: unknown) => Object.assign(new Event('unhandledrejection'), { reason })
const policy = (sourceFile: string) => Object.assign(new Event('securitypolicyviolation'), { sourceFile })

it.each<[when: string, event: Event, blamed: [owner: string, name: string] | null]>([
  ["a release's script throws", uncaught(`${file}?retry=1`), ['media 1.0.0-a1b', 'uncaught']],
  ["the host's script throws", uncaught(`${ours}/assets/host/main.js`), ['practice 2.0.0-c3d', 'uncaught']],
  [
    'the script is not named, the stack is',
    uncaught('', withStack(`Error: x\n at f (${file}:1:2)`)),
    ['media 1.0.0-a1b', 'uncaught'],
  ],
  ['a script of another origin hides its error', uncaught('', null), null],
  ['an extension throws', uncaught('chrome-extension://abc/x.js'), null],
  ['a script of another site throws', uncaught('https://elsewhere.example/x.js'), null],
  [
    'a promise of a release is rejected',
    rejected(withStack(`Error: x\n at ${file}:1:2`)),
    ['media 1.0.0-a1b', 'uncaught'],
  ],
  ['a promise is rejected with no error', rejected({ code: 500 }), ['practice 2.0.0-c3d', 'uncaught']],
  [
    "a release's style is missing",
    new CustomEvent('plaza:style-missing', { detail: `Loading failed (${file})` }),
    ['media 1.0.0-a1b', 'style-missing'],
  ],
  [
    'a style is missing that nobody names',
    new CustomEvent('plaza:style-missing', { detail: '' }),
    ['practice 2.0.0-c3d', 'style-missing'],
  ],
  ['the policy stops a release', policy(file), ['media 1.0.0-a1b', 'policy']],
  ['the policy stops an extension', policy('chrome-extension'), null],
  ['the policy stops what no file names', policy(''), ['practice 2.0.0-c3d', 'policy']],
])('when %s', (_, event, blamed) => {
  const found = errorSourceOf(event, shown)
  expect(found && [`${found.owner} ${found.release}`, found.name]).toEqual(blamed)
})
