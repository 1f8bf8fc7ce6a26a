import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../lib/project.mjs'
import { inputsHash, inputsOf, isInput } from './inputs'

const lock = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8')
const others = ['remote-community', 'remote-practice', 'remote-account', 'host', 'server']

/** The lock file with a text inserted after a place in it. */
function withAdded(text: string, place: string, added: string): string {
  const at = text.indexOf(place)
  expect(at, place).toBeGreaterThan(0)
  return text.slice(0, at + place.length) + added + text.slice(at + place.length)
}

/** The lock file after `pnpm add`: a package in one remote, and its own dependency. */
function withDependency() {
  const entries: [place: string, added: string][] = [
    ['\n  remote-media:\n    dependencies:\n', "      'a-chart':\n        specifier: 1.0.0\n        version: 1.0.0\n"],
    [
      '\npackages:\n',
      '\n  a-chart@1.0.0:\n    resolution: {integrity: sha512-a}\n\n  a-scale@2.0.0:\n    resolution: {integrity: sha512-b}\n',
    ],
    ['\nsnapshots:\n', '\n  a-chart@1.0.0:\n    dependencies:\n      a-scale: 2.0.0\n\n  a-scale@2.0.0: {}\n'],
  ]
  return entries.reduce((text, [place, added]) => withAdded(text, place, added), lock)
}

describe('a dependency that one remote adds', () => {
  const added = withDependency()
  it('changes that remote’s build id', () =>
    expect(inputsHash('remote-media', added)).not.toBe(inputsHash('remote-media', lock)))
  it.each(others)('keeps the build id of %s', (name) => expect(inputsHash(name, added)).toBe(inputsHash(name, lock)))
  it('counts together with its own dependencies', () =>
    expect(inputsHash('remote-media', added.replace('sha512-b', 'sha512-c'))).not.toBe(
      inputsHash('remote-media', added),
    ))
})

it('keeps the build id when another remote is added', () => {
  const grown = lock.replace('\n  shared:\n', '\n  remote-zoo:\n    dependencies:\n      react: 1.0.0\n\n  shared:\n')
  expect(grown).not.toBe(lock)
  expect(inputsHash('remote-media', grown)).toBe(inputsHash('remote-media', lock))
})

it.each([
  [
    'its own packages',
    '\n  remote-media:\n    dependencies:\n',
    '      left:\n        specifier: 1.0.0\n        version: 1.0.0\n',
  ],
  [
    'those of shared',
    '\n  shared:\n    dependencies:\n',
    '      left:\n        specifier: 1.0.0\n        version: 1.0.0\n',
  ],
  ['a package that it is built with', '\n  valibot@1.5.0:\n', '    changed: true\n'],
  ['what a package brings that it is built with', '\n  react-transition-group@4.4.2:\n', '    changed: true\n'],
  ['a setting', '\nsettings:\n', '  changed: true\n'],
])('changes with a change of %s', (_, place, change) =>
  expect(inputsHash('remote-media', withAdded(lock, place, change))).not.toBe(inputsHash('remote-media', lock)),
)

it.each([
  ['remote-media/src/remote.ts', true],
  ['remote-media/src/alone.page.tsx', true],
  ['remote-media/src/features/alone', true],
  ['remote-media/src/alone.answers.ts', false],
  ['remote-media/src/cards/cards.test.tsx', false],
  ['remote-media/dist', false],
  ['host/node_modules', false],
  ['server/README.md', false],
  ['server/demo/articles/headlines/bridge-joined.md', true],
  ['server/demo/people.yaml', true],
  ['server/demo/make', false],
])('%s goes into a build: %s', (path, does) => expect(isInput(path)).toBe(does))

it.each([
  ['remote-account', 'shared/src/ui/basic/button.module.css', true],
  ['remote-account', 'remote-account/src/routes.ts', true],
  ['remote-account', 'remote-media/src/routes.ts', false],
  ['remote-account', 'shared/build/document/remote-document.ts', true],
  ['remote-account', 'shared/build/host-config.ts', false],
  ['remote-account', 'shared/src/alone/main.tsx', false],
  ['remote-account', 'shared/src/testing/index.ts', false],
  ['remote-account', 'shared/src/operations/index.ts', false],
  ['remote-account', 'remote-media/src/remote.ts', false],
  ['host', 'shared/src/host/api.ts', true],
  ['host', 'shared/build/rewrites/mark-pure-calls.mjs', true],
  ['server', 'shared/src/operations/index.ts', true],
])('%s is built from %s: %s', (name, file, does) => {
  const inputs = inputsOf(name).map((path) => relative(root, path))
  expect(inputs.includes(file)).toBe(does)
})
