import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { goesIn, lockFor } from './inputs.mjs'
import { root } from './project.mjs'

const lock = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8')
const media = (text) => lockFor('remote-media', text)
const added = lock.replace('\n  shared:\n', '\n  remote-zoo:\n    dependencies:\n      react: 1.0.0\n\n  shared:\n')

it('leaves a build as it is where another package is added', () => {
  expect(added).not.toBe(lock)
  expect(media(added)).toBe(media(lock))
  expect(lockFor('remote-zoo', added)).toContain('react: 1.0.0')
})

it.each([
  ['its own packages', '\n  remote-media:\n'],
  ['those of shared', '\n  shared:\n'],
  ['any resolved package', '\nsnapshots:\n'],
  ['a setting', '\nsettings:\n'],
])('makes it another one by a change of %s', (_, place) => {
  const changed = lock.replace(place, `${place}    changed: true\n`)
  expect(changed).not.toBe(lock)
  expect(media(changed)).not.toBe(media(lock))
})

it.each([
  ['remote-media/src/remote.ts', true],
  ['remote-media/src/alone.page.tsx', true],
  ['remote-media/src/features/alone', true],
  ['shared/build/remote-config.mjs', true],
  ['remote-media/src/alone.answers.ts', false],
  ['shared/src/alone', false],
  ['shared/src/text/text.test.ts', false],
  ['remote-media/dist', false],
  ['host/node_modules', false],
  ['server/README.md', false],
])('%s goes into a build: %s', (path, does) => expect(goesIn(path)).toBe(does))
