import { expect, it } from 'vitest'
import { readArguments } from './arguments'

const read = (line: string) => readArguments(line.split(' '))

it.each([
  ['status', 'status', {}],
  [
    'publish media account --base https://cdn.example/m/',
    'publish',
    { remotes: ['media', 'account'], base: 'https://cdn.example/m/' },
  ],
  ['promote media 1.4.0', 'promote', { remote: 'media', release: '1.4.0' }],
  [
    'promote media 1.4.0-9a0 --percent 12.5 --shell wechat,ios,h5 --region 3205',
    'promote',
    { remote: 'media', release: '1.4.0-9a0', percent: 12.5, shells: ['wechat', 'ios', 'h5'], regions: ['3205'] },
  ],
  ['rollback media', 'rollback', { remote: 'media' }],
  ['off practice --region 3206,3207', 'off', { remote: 'practice', regions: ['3206', '3207'] }],
  ['retire city-walk', 'retire', { remote: 'city-walk' }],
  ['remove-rule r7', 'remove-rule', { rule: 'r7' }],
  ['reissue --replaces 41', 'reissue', { replaces: 41 }],
  ['log --limit 5', 'log', { limit: 5 }],
  ['explain 42 MED-9A0-R', 'explain', { codes: ['42', 'MED-9A0-R'] }],
  ['why --shell wechat --region 320506 --device d1', 'why', { shells: ['wechat'], regions: ['320506'], device: 'd1' }],
])('reads `%s`', async (line, command, given) => expect(await read(line)).toMatchObject({ command, given }))

it('reads a time in the machine’s zone, or with its own offset', async () => {
  const { given } = await read('promote media 1.0.0 --from 2026-12-01T08:00 --until 2026-12-02T00:00Z')
  expect(given.from).toBe(new Date(2026, 11, 1, 8).getTime())
  expect(given.until).toBe(Date.UTC(2026, 11, 2))
  const date = await read('promote media 1.0.0 --from 2026-12-01')
  expect(date.given.from).toBe(new Date(2026, 11, 1).getTime())
})

it('accepts the reason, the address and the output format with any change', async () => {
  const line = await readArguments([
    'rollback',
    'media',
    '--why',
    'it shows nothing',
    '--url',
    'http://plaza',
    '--json',
  ])
  expect(line).toMatchObject({ why: 'it shows nothing', url: 'http://plaza', json: true })
})

it.each([
  ['deploy media', /^There is no command deploy; the commands are status, publish/],
  ['--json status', /^There is no command --json; the commands are status/],
  [
    'promote media',
    /^Missing required positional argument: RELEASE\.[\s\S]*npm run registry -- promote \[OPTIONS\] <REMOTE>/,
  ],
  ['rollback', /^Missing required positional argument: REMOTE\.[\s\S]*npm run registry -- rollback/],
  ['rollback media account', /^Unexpected argument account\.$/],
  ['publish', /^Missing required positional argument: REMOTES\./],
  ['reissue', /^Missing required argument: --replaces\.[\s\S]*npm run registry -- reissue/],
  ['promote media 1.0.0 --plan 1,10 --wait soon', /^--wait takes durations as 30m, 2h or 1d, not soon/],
  ['promote media 1.0.0 --percent ten', /^--percent takes a number, not ten/],
  ['promote media 1.0.0 --from tomorrow', /^--from takes a moment as 2026-12-01T08:00, not tomorrow/],
  ['rollback media --percent 10', /^There is no option --percent\.$/],
  ['status --why idle', /^There is no option --why\.$/],
  ['rollback media --why', /^--why takes a value\.$/],
  ['rollback media --why --json', /^--why takes a value\.$/],
  ['off media --no-shell', /^--shell takes a value\.$/],
  ['off media --shell wechat --shell ios', /^--shell is given more than once\.$/],
])('refuses `%s`', (line, sentence) => expect(read(line)).rejects.toThrow(sentence))
