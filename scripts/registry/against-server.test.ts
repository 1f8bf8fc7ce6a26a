import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OperationsStatus } from '../../shared/src/operations/index'
import { startPlaza } from '../testing/plaza'
import { passwordFrom } from './password'
import { type RunDeps, run } from './run'

let plaza: Awaited<ReturnType<typeof startPlaza>>
let first: string
let second: string

beforeAll(async () => {
  plaza = await startPlaza()
  first = plaza.release('1.0.0', 'aaa')
  second = plaza.release('1.1.0', 'bbb')
}, 90_000)
afterAll(() => plaza.stop())

const command = (...argv: string[]) => commandWith({}, ...argv)

async function commandWith(more: Partial<RunDeps>, ...argv: string[]) {
  let out = ''
  let err = ''
  const code = await run(argv, {
    env: plaza.env,
    write: (text) => {
      out += text
    },
    complain: (text) => {
      err += text
    },
    ...more,
  })
  return { code, out, err }
}
const done = async (...argv: string[]) => {
  const { code, out, err } = await command(...argv)
  expect(err).toBe('')
  expect(code).toBe(0)
  return out
}
const got = async (...argv: string[]) =>
  (await done('why', ...argv)).split('\n').find((line) => line.startsWith('shelf')) ?? ''

it('publishes, promotes, splits, rolls back, and logs all of it', async () => {
  expect(await done('publish', 'shelf', '--release', first, '--why', 'the first')).toContain(
    `shelf ${first} is published`,
  )
  await done('publish', 'shelf', '--release', second, '--why', 'the second')
  expect(await done('status')).toMatch(/shelf\n {2}nothing runs/)

  expect(await done('promote', 'shelf', '1.0.0', '--why', 'to everybody')).toMatch(/everybody +100 % +1\.0\.0-aaa/)
  expect(await got()).toMatch(/1\.0\.0-aaa +\S+: everybody/)

  const shared = await done('promote', 'shelf', '1.1.0', '--shell', 'wechat', '--region', '3205', '--why', 'canary')
  expect(shared).toMatch(/wechat, in 3205 +100 % +1\.1\.0-bbb/)
  expect(await got('--shell', 'wechat', '--region', '320506')).toContain(second)
  expect(await got('--shell', 'h5', '--region', '320506')).toContain(first)

  await done('rollback', 'shelf', '--why', 'it shows nothing')
  expect(await got('--shell', 'wechat', '--region', '320506')).toContain(first)
  expect(await done('status')).toMatch(/1\.1\.0-bbb +taken back/)
})

it('rolls a release out to a share of devices', async () => {
  await done('promote', 'shelf', second, '--percent', '40', '--why', 'a share')
  const inside: number[] = []
  for (let number = 0; number < 40; number += 1) {
    if ((await got('--device', `device-${number}`)).includes(second)) inside.push(number)
  }
  expect(inside.length).toBeGreaterThan(5)
  expect(inside.length).toBeLessThan(35)
  expect(await got('--device', `device-${inside[0]}`)).toMatch(/40 % \(it stands at [\d.]+\)/)
})

it('disables a remote in a region and enables it again', async () => {
  await done('off', 'shelf', '--region', '3206', '--why', 'the office asks')
  expect(await got('--region', '320601')).toMatch(/nothing +off by \S+: in 3206/)
  expect(await got('--region', '320506', '--device', 'x')).toContain('1.')
  await done('on', 'shelf', '--region', '3206', '--why', 'settled')
  expect(await got('--region', '320601', '--device', 'x')).toContain('1.')
})

it('removes a rule by its id', async () => {
  const { remotes }: OperationsStatus = JSON.parse(await done('status', '--json'))
  const share = remotes[0]?.rules.find(({ percent }) => percent === 40)
  expect(await done('remove-rule', share?.id ?? '', '--why', 'enough seen')).not.toContain('40 %')
})

it('lists who changed what and why, newest first', async () => {
  const lines = (await done('log', '--limit', '4')).trim().split('\n')
  expect(lines[1]).toMatch(/remove-rule shelf +1\.1\.0-bbb, 40 % +enough seen$/)
  expect(lines[2]).toMatch(/on shelf +in 3206 +settled$/)
  expect(lines[3]).toMatch(/off shelf +in 3206 +the office asks$/)
  expect(lines).toHaveLength(5)
})

it('creates an operator with a password that is not an argument, and removes one; both are logged', async () => {
  const readPassword = () => passwordFrom(Readable.from(['a long password\n']))
  const { out, err } = await commandWith({ readPassword }, 'add-operator', 'lin', '--why', 'joins us')
  expect([out, err]).toEqual(['lin is an operator: viewer.\n', ''])
  expect(await done('operators')).toMatch(/lin +viewer/)
  const { code } = await commandWith({ readPassword }, 'add-operator', 'lin', '--password', 'x', '--why', 'joins us')
  expect(code).toBe(1)
  expect(await done('remove-operator', 'lin', '--why', 'has left')).toBe('lin is no operator any more.\n')
  const lines = (await done('log', '--limit', '2')).split('\n')
  expect(lines[1]).toMatch(/command +remove-operator +lin as viewer +has left$/)
  expect(lines[2]).toMatch(/command +add-operator +lin as viewer +joins us$/)
})

it('sets owners, and shows them and the log of one remote and person', async () => {
  const readPassword = () => passwordFrom(Readable.from(['a long password\n']))
  await commandWith({ readPassword }, 'add-operator', 'li', '--role', 'owner', '--why', 'joins us')
  expect(await done('set-owners', 'shelf', '--owners', 'li', '--why', 'leads it')).toBe('shelf is owned by li.\n')
  expect(await done('status')).toMatch(/shelf.*, owners: li/)
  const lines = await done('log', '--remote', 'shelf', '--who', 'command', '--limit', '1')
  expect(lines).toMatch(/set-owners shelf +li +leads it/)
  expect(await done('log', '--remote', 'shelf', '--who', 'li')).toBe('Nothing has been changed yet.\n')
})

it('prints the server’s own message if it refuses', async () => {
  const { code, err } = await command('promote', 'shelf', '9.9.9', '--why', 'a slip')
  expect(code).toBe(1)
  expect(err).toBe('The registry knows no release 9.9.9 of shelf.\n')
  const { err: wrong } = await command('rollback', 'garden', '--why', 'a slip')
  expect(wrong).toBe('The registry knows no remote garden.\n')
})

it('reports a refused token', async () => {
  const { PLAZA_OPS_TOKEN: _, ...env } = plaza.env
  let err = ''
  const write = () => undefined
  const complain = (text: string) => {
    err = text
  }
  await run(['status'], { env: { ...env, PLAZA_OPS_TOKEN: 'another' }, write, complain })
  expect(err).toMatch(/does not take this operator token/)
})

it('explains a support code that a user reads out', async () => {
  expect(await done('explain', '2', 'SHE-AAA-R')).toMatch(/serial 2 \(now it is \d+\)[\s\S]*shelf +1\.0\.0-aaa +runs/)
})

it('starts a plan, shows it, pauses, resumes and cancels it', async () => {
  await done('promote', 'shelf', '1.0.0', '--why', 'the base')
  const started = await done('promote', 'shelf', '1.1.0', '--plan', '5,100', '--wait', '2h', '--why', 'slowly')
  expect(started).toMatch(/plan (p\d+) of command: 1\.1\.0-bbb for everybody, \[5 %\] → 100 %\n +waiting until /)
  expect(await done('pause', 'shelf', '--why', 'lunch')).toContain('paused: command: lunch')
  expect(await done('resume', 'shelf', '--why', 'back')).toContain('waiting until')
  const { err } = await command('promote', 'shelf', '1.1.0', '--plan', '5,100', '--why', 'again')
  expect(err).toContain('runs for this scope already')
  expect(await done('cancel', 'shelf', '--why', 'enough')).toContain('cancelled: command: enough')
  expect(await done('status')).toMatch(/everybody +5 % +1\.1\.0-bbb/)
  expect((await command('promote', 'shelf', '1.1.0', '--wait', '2h', '--why', 'no')).err).toContain('--plan')
})

it('makes a rule for a language and versions of the app, and says whom it would reach', async () => {
  expect(await done('reach', 'shelf', '--percent', '10')).toMatch(/No numbers yet|visits of the last day/)
  const made = await done('promote', 'shelf', '1.1.0', '--language', 'en', '--app', '3.2..4.0', '--why', 'the new app')
  expect(made).toMatch(/in en, app 3\.2\.\.4\.0 +100 % +1\.1\.0-bbb/)
  expect(await got('--language', 'en', '--app', '3.9')).toContain(second)
  expect(await got('--language', 'en', '--app', '4.0')).toContain(first)
  expect(await got('--language', 'en')).toContain(first)
})

it('tells of a promotion that waits, and of the one that must be asked for by a person', async () => {
  expect(await done('set-second-person', 'shelf', '--above', '10', '--why', 'two of us')).toMatch(/more than 10 %/)
  const { err } = await command('promote', 'shelf', first, '--why', 'to everybody')
  expect(err).toMatch(/Plaza has to know the first/)
  const { token } = await plaza.tokenOf('li', ['promote', 'read'])
  const asPipeline = { env: { ...plaza.env, PLAZA_OPS_TOKEN: token } }
  const { out } = await commandWith(asPipeline, 'promote', 'shelf', first, '--why', 'to everybody')
  expect(out).toMatch(/^Request \d+ waits for a second person until .*Nothing has changed yet\.\nAnother owner/)
  expect(await done('waiting')).toMatch(/promote shelf 1\.0\.0-aaa for everybody +ci-li of li +.*to everybody/)
})

it('logs in by a code, keeps the token to its user, and takes it back', async () => {
  const { PLAZA_OPS_TOKEN: _, ...env } = { ...plaza.env, XDG_CONFIG_HOME: plaza.folder, PLAZA_DATA: plaza.folder }
  const complain = (text: string) => {
    const [userCode] = /[A-Z]{4}-[A-Z]{4}/.exec(text) ?? []
    if (userCode) void plaza.approve('li', userCode)
  }
  const { out } = await commandWith({ env, complain }, 'login', '--days', '3')
  expect(out).toMatch(/^Logged in to .* as li until /)
  const file = join(plaza.folder, 'plaza', 'tokens.json')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const kept = JSON.parse(readFileSync(file, 'utf8'))[plaza.url].token
  expect((await commandWith({ env }, 'status')).out).toMatch(/^Serial/)
  expect((await commandWith({ env }, 'logout')).out).toMatch(/^Logged out/)
  expect(readFileSync(file, 'utf8')).not.toContain(kept)
  const { err } = await commandWith({ env: { ...env, PLAZA_OPS_TOKEN: kept } }, 'status')
  expect(err).toMatch(/does not take this operator token/)
}, 30_000)
