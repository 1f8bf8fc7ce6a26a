import { defineCommand } from 'citty'
import { runCommandLine, strictCommand } from './lib/command-line'
import { wholeNumber } from './lib/numbers'

const rounds = { rounds: { type: 'string', default: '5', description: 'rounds' } } as const
const seconds = { seconds: { type: 'string', default: '20', description: 'seconds of each attack' } } as const

const benches = {
  load: strictCommand({
    meta: {
      name: 'npm run bench -- load',
      description: 'pages on a slow phone and network, beside the same pages as one client-rendered bundle',
    },
    args: rounds,
    run: async ({ args }) => (await import('./bench/load')).benchLoad(wholeNumber('rounds', args.rounds)),
  }),
  server: strictCommand({
    meta: {
      name: 'npm run bench -- server',
      description: 'the server under load, beside a bare handler that sends the same',
    },
    run: async () => (await import('./bench/server')).benchServer(),
  }),
  'one-address': strictCommand({
    meta: {
      name: 'npm run bench -- one-address',
      description: 'how long others wait while one address sends 60 expensive requests at once',
    },
    args: seconds,
    run: async ({ args }) =>
      (await import('./bench/one-address')).benchOneAddress(wholeNumber('seconds', args.seconds)),
  }),
  'login-attack': strictCommand({
    meta: {
      name: 'npm run bench -- login-attack',
      description: 'how long the owner of an account waits while others send wrong passwords',
    },
    args: {
      ...seconds,
      rate: { type: 'string', default: '160', description: 'wrong passwords a second' },
      networks: { type: 'string', default: '1', description: 'IPv6 networks of 48 bits that they come from' },
      url: {
        type: 'string',
        default: 'http://127.0.0.1:8080',
        description: 'a running Plaza with the demo and PLAZA_TRUST_PROXY=1',
      },
    },
    run: async ({ args }) =>
      (await import('./bench/login-attack')).benchLoginAttack({
        url: args.url,
        rate: wholeNumber('rate', args.rate),
        networks: wholeNumber('networks', args.networks),
        seconds: wholeNumber('seconds', args.seconds),
      }),
  }),
  events: strictCommand({
    meta: {
      name: 'npm run bench -- events',
      description: '2,000 open lines of events on one server beside the usual load',
    },
    run: async () => (await import('./bench/events')).benchEvents(),
  }),
  feed: strictCommand({
    meta: {
      name: 'npm run bench -- feed',
      description: 'made visits replayed against the plain feed and the learned one',
    },
    run: async () => (await import('./bench/feed')).benchFeed(),
  }),
  lists: strictCommand({
    meta: {
      name: 'npm run bench -- lists',
      description: 'lists of community and of the back office with 100,000 rows each, on PostgreSQL and embedded',
    },
    run: async () => (await import('./bench/lists')).benchLists(),
  }),
  remotes: strictCommand({
    meta: {
      name: 'npm run bench -- remotes',
      description: 'HTML, registry, first load, /ops and publishing with 5, 50 and 200 remotes',
    },
    run: async () => (await import('./bench/remotes')).benchRemotes(),
  }),
  search: strictCommand({
    meta: {
      name: 'npm run bench -- search',
      description: 'searches over 20,000 titles, on the database of DATABASE_URL or an embedded one',
    },
    run: async () => (await import('./bench/search')).benchSearch(),
  }),
  'long-list': strictCommand({
    meta: {
      name: 'npm run bench -- long-list',
      description: 'frames per second of a list of 10,000 items on a slow processor, and whether Back keeps its place',
    },
    run: async () => (await import('./bench/long-list')).benchLongList(),
  }),
  sound: strictCommand({
    meta: {
      name: 'npm run bench -- sound',
      description: 'from a tap to the sound, on a slow phone and network',
    },
    run: async () => (await import('./bench/sound')).benchSound(),
  }),
}

await runCommandLine(
  defineCommand({
    meta: {
      name: 'npm run bench --',
      description: 'Measures; without a name load and server, which write docs/performance.md',
    },
    subCommands: benches,
    async run() {
      await (await import('./bench/load')).benchLoad(Number(rounds.rounds.default))
      await (await import('./bench/server')).benchServer()
    },
  }),
)
