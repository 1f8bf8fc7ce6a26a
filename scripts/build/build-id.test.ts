import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sampleOf } from '../../shared/src/testing/sampling'
import { root } from '../lib/project.mjs'
import { findBuildId } from './build-id'

const remotes = ['remote-media', 'remote-community', 'remote-practice'] as const
type Remote = (typeof remotes)[number]
let copy = ''
const before = {} as Record<Remote, string>

const isSource = (path: string) => !/(^|\/)(node_modules|dist|\.dev)(\/|$)/.test(relative(root, path))

/** The build id of a remote after a change of a file in the copy. */
async function idWith(remote: Remote, file: string, change: (text: string) => string): Promise<string> {
  const path = join(copy, file)
  const text = readFileSync(path, 'utf8')
  const changed = change(text)
  expect(changed, file).not.toBe(text)
  writeFileSync(path, changed)
  try {
    return await findBuildId(join(copy, remote))
  } finally {
    writeFileSync(path, text)
  }
}

/** A separate copy of some packages; it uses the project's installed dependencies. */
beforeAll(async () => {
  copy = realpathSync(mkdtempSync(join(tmpdir(), 'plaza-build-id-')))
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  cpSync(join(root, 'tsconfig.base.json'), join(copy, 'tsconfig.base.json'))
  for (const name of ['shared', ...remotes]) {
    cpSync(join(root, name), join(copy, name), { recursive: true, filter: isSource })
    cpSync(join(root, name, 'node_modules'), join(copy, name, 'node_modules'), {
      recursive: true,
      verbatimSymlinks: true,
    })
  }
  for (const name of new Set(sampled.map(([, remote]) => remote))) before[name] = await findBuildId(join(copy, name))
}, 180_000)

afterAll(() => rmSync(copy, { recursive: true, force: true }), 60_000)

const activitiesApi = 'shared/src/api/practice/activities/activities.ts'
const mediaRoutes = 'remote-media/src/routes.ts'

type Case = [what: string, Remote, file: string, change: (text: string) => string, changes: boolean]
const cases: Case[] = [
  ['a comment', 'remote-media', mediaRoutes, (text) => `${text}\n// A word for readers.\n`, false],
  ['a path of its own routes', 'remote-media', mediaRoutes, (text) => text.replace("'/cities'", "'/towns'"), true],
  ['a path of another team', 'remote-community', mediaRoutes, (text) => text.replace("'/cities'", "'/towns'"), false],
  [
    'a constant in endpoints that it does not use',
    'remote-media',
    'shared/src/api/account/wallets.ts',
    (text) => `${text}\nexport const NEVER_USED = 4_711\n`,
    false,
  ],
  [
    'an endpoint of another team',
    'remote-media',
    activitiesApi,
    (text) => text.replace("'/civilized_activities'", "'/activities'"),
    false,
  ],
  [
    'an endpoint that it calls',
    'remote-practice',
    activitiesApi,
    (text) => text.replace("'/civilized_activities'", "'/activities'"),
    true,
  ],
  [
    'a shared style',
    'remote-community',
    'shared/src/ui/basic/button.module.css',
    (text) => `${text}\n.button { outline-offset: 7px; }\n`,
    true,
  ],
  [
    'a shared text',
    'remote-media',
    'shared/src/format/time-ago.ts',
    (text) => text.replace("'just now'", "'this moment'"),
    true,
  ],
  [
    'the configuration of builds',
    'remote-community',
    'shared/build/base-config.ts',
    (text) => text.replace('[hash:base64:6]', '[hash:base64:7]'),
    true,
  ],
  [
    'the contracts that it needs',
    'remote-community',
    'remote-community/package.json',
    (text) => text.replace(/"nav": "1\.0"/, '"nav": "1.1"'),
    true,
  ],
]
/** Each builds a remote: some of them with each commit, all in the long run. */
const SAMPLE_SIZE = 3
const sampled = sampleOf(cases, SAMPLE_SIZE)

describe('the build id', { timeout: 120_000 }, () => {
  it.each(sampled)('follows %s (%s, %s)', async (_, remote, file, change, changes) => {
    const id = await idWith(remote, file, change)
    expect(id !== before[remote]).toBe(changes)
  })
})
