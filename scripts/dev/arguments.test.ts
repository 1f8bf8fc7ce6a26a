import { expect, it } from 'vitest'
import { runWith, strictCommand } from '../lib/command-line'
import { devArguments, toRequest } from './arguments'

const remotes = ['media', 'account']
const command = strictCommand({ args: devArguments, run: ({ args }) => toRequest(args, remotes) }, { takesMore: true })
const read = (line: string | string[]) => runWith(command, Array.isArray(line) ? line : line.split(' ').filter(Boolean))

it.each([
  ['', { as: 'source', names: ['host', 'media', 'account'] }],
  ['media host', { as: 'source', names: ['media', 'host'] }],
  ['media --alone', { as: 'alone', name: 'media', host: '127.0.0.1', port: undefined }],
  ['account --alone --port 7000 --host 192.168.1.7', { as: 'alone', name: 'account', host: '192.168.1.7', port: 7000 }],
  [
    'account --against https://plaza.example --minutes 30',
    { as: 'against', name: 'account', url: 'https://plaza.example', host: '127.0.0.1', port: undefined, minutes: 30 },
  ],
])('reads `%s`', async (line, meant) => expect(await read(line)).toMatchObject(meant))

it('logs the developer and the remote if no reason is given', async () => {
  expect(await read('media --against http://plaza')).toMatchObject({
    why: expect.stringMatching(/^media is developed on ./),
  })
  const given = await read(['media', '--against', 'http://plaza', '--why', 'the new card'])
  expect(given).toMatchObject({ why: 'the new card' })
})

it.each([
  ['weather', /There is no weather to develop; choose among host, media, account\./],
  ['--alone', /Name one remote: npm run dev -- media --alone/],
  ['media account --against http://plaza', /Name one remote: npm run dev -- media --against http:\/\/plaza/],
  ['host --alone', /Name one remote/],
  ['media --alone --against http://plaza', /Either --alone or --against/],
  ['media --port 7000', /--port goes with --alone or --against\./],
  ['media --alone --minutes 5', /--minutes goes with --against\./],
  ['media --against http://plaza --at album', /--at takes an address of a page, as \/circles\/61, not album\./],
  ['media --alone --port seven', /--port takes a whole number, not seven\./],
  ['media --lonely', /There is no option --lonely\./],
])('refuses `%s` in one sentence', (line, sentence) => expect(read(line)).rejects.toThrow(sentence))
