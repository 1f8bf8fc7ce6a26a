import { type AnyEndpoint, allEndpoints, isPaged } from '@plaza/shared/api'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestPerson, type TestServer } from '../../testing/test-server'
import { indexPending } from '../search/entries'

/** An ordinary reader of the demo. */
const READER = '502'
/** Manages teams. */
const MANAGER = '504'
/** The owner of circle 61. */
const OWNER = '508'
/** A volunteer. */
const VOLUNTEER = '503'
/** The manager of venue 654. */
const KEEPER = '504'

let server: TestServer
let reader: TestPerson
let owner: TestPerson
let volunteer: TestPerson
let manager: TestPerson
let keeper: TestPerson
beforeAll(async () => {
  server = await startTestServer()
  await indexPending(server.db)
  reader = await server.logInAs(READER)
  owner = await server.logInAs(OWNER)
  volunteer = await server.logInAs(VOLUNTEER)
  manager = await server.logInAs(MANAGER)
  keeper = await server.logInAs(KEEPER)
})
afterAll(() => server.close())

/** Input of lists that belong to something: its id in the demo. */
const inputs: Readonly<Record<string, object>> = {
  'activities.participants': { query: { activity_id: '40019' } },
  'bookings.requests': { params: { id: '654' } },
  'anchors.contents': { params: { id: '904' } },
  'attendance.appeals': { params: { id: '601' } },
  'attendance.list': { params: { id: '40090' } },
  'cards.more': { params: { id: 'home-rank' } },
  'circles.posts': { params: { id: '61' } },
  'circles.topics': { params: { id: '61' } },
  'comments.list': { params: { id: '3001' } },
  'comments.replies': { params: { id: '30001' } },
  'contents.albumTracks': { params: { id: '2001' } },
  'contents.feed': { params: { id: '1' } },
  'feeds.own': { query: { channel: 'all' } },
  'dispatches.list': { params: { id: '601' } },
  'guides.search': { query: { q: '身份证' } },
  'managers.members': { params: { id: '61' } },
  'merchants.activities': { query: { merchant_id: '711' } },
  'modules.contents': { params: { id: '2' } },
  'organisations.contents': { params: { id: '951' } },
  'practices.comments': { query: { id: '76001' } },
  'people.followed': { params: { id: '504' } },
  'people.followers': { params: { id: '504' } },
  'people.posts': { params: { id: '502' } },
  'positions.activities': { params: { id: '651' } },
  'projects.activities': { params: { id: '7801' } },
  'projects.results': { params: { id: '7801' } },
  'searches.posts': { params: { id: '61' }, query: { q: '雾' } },
  'searches.search': { query: { q: '大桥' } },
  'services.matrixArticles': { params: { id: '8801' } },
  'specials.section': { params: { id: '5001', section: '1' } },
  'teams.members': { params: { id: '601' } },
  'teams.ranking': { query: { of: 'volunteer', period: 'all' } },
  'topics.posts': { params: { id: '71' } },
  'wishes.claimants': { query: { wish_id: '73002' } },
  'videos.episodes': { params: { id: '15001' } },
  'volunteers.actions': { params: { id: 'volunteer-3257' } },
}

/** Lists that only users' actions fill. */
const startsEmpty = [
  'activities.mine',
  'advices.waiting',
  'blocks.list',
  'hours.certificates',
  'likes.people',
  'managers.log',
  'publishing.mine',
  'scans.mine',
]

const lists = allEndpoints.filter((endpoint) => isPaged(endpoint) && !endpoint.planned)
const seeded = lists.filter(({ id }) => !startsEmpty.includes(id))

function readerOf(id: string): TestPerson {
  if (id === 'bookings.requests') return keeper
  if (id.startsWith('managers.')) return owner
  if (id === 'orders.given' || id === 'dispatches.list') return manager
  if (id.startsWith('attendance.')) return manager
  return id.startsWith('hours.') ? volunteer : reader
}

it.each(seeded.map((endpoint): [id: string, AnyEndpoint] => [endpoint.id, endpoint]))(
  'the demo has rows for %s',
  async (id, endpoint) => {
    const { list } = (await server.data(endpoint, (inputs[id] ?? {}) as never, readerOf(id))) as { list: unknown[] }
    expect(list.length).toBeGreaterThan(0)
  },
)
