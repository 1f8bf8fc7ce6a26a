import {
  account,
  advices,
  blocks,
  circles,
  comments,
  feeds,
  guides,
  histories,
  likes,
  managers,
  merchants,
  messages,
  people,
  posts,
  searches,
  services,
  topics,
} from '@plaza/shared/api'
import { readFilters } from '../../domains/teams/filters'
import { addOperator, operations } from '../operators'
import type { TestPerson, TestServer } from '../test-server'
import { READER, WRITER } from './area'
import { ACCOUNT, CHANNEL, CIRCLE, DEPARTMENT, POST, QUIET_CIRCLE, QUIET_DEPARTMENT, ROOT, TOPIC } from './fill'
import { type PersonCall, practiceCalls, practiceOperatorCalls, rows } from './practice-calls'

/** A call of a list. */
export interface ListCall {
  what: string
  /** Calls it; `next` is the cursor of the page after. */
  run(cursor?: string): Promise<{ list?: readonly unknown[]; next?: string | null }>
}

const box = { west: '121.9', south: '30.4', east: '122.2', north: '30.7' }
const position = { lat: '30.55', lng: '122.05' }

const inCircle = { params: { id: CIRCLE } }
const ofWriter = { params: { id: WRITER } }
const onPost = { params: { id: POST } }

const calls: readonly PersonCall[] = [
  rows('circles', circles.list, {}),
  rows('circles by words', circles.list, { query: { q: '江边' } }),
  rows('own circles', circles.mine, {}, 'writer'),
  rows('a circle', circles.detail, inCircle),
  ...(['all', 'hot', 'pictures', 'votes'] as const).map((tab) =>
    rows(`posts of a circle: ${tab}`, circles.posts, { ...inCircle, query: { tab } }),
  ),
  rows('posts of followed circles, few of all', posts.feed, {}),
  rows('posts of followed circles, most of all', posts.feed, {}, 'writer'),
  rows('topics of a circle', circles.topics, inCircle),
  rows('posts of a topic: newest', topics.posts, { params: { id: TOPIC } }),
  rows('posts of a topic: hot', topics.posts, { params: { id: TOPIC }, query: { tab: 'hot' } }),
  ...(['members', 'muted', 'removed'] as const).flatMap((of) => [
    rows(`people of a circle: ${of}`, managers.members, { ...inCircle, query: { of } }, 'writer'),
    rows(`people of a circle by name: ${of}`, managers.members, { ...inCircle, query: { of, q: '王晓' } }, 'writer'),
  ]),
  rows(
    'people of a circle by a name that nobody has',
    managers.members,
    { ...inCircle, query: { q: '欧阳' } },
    'writer',
  ),
  rows('log of a circle', managers.log, inCircle, 'writer'),
  rows('log of a circle: pins', managers.log, { ...inCircle, query: { action: 'pin' } }, 'writer'),
  ...['江边路灯', 'jiangbian', '王晓明', '王'].map((q) =>
    rows(`search in a circle: ${q}`, searches.posts, { ...inCircle, query: { q } }),
  ),
  rows('search in a quiet circle', searches.posts, { params: { id: QUIET_CIRCLE }, query: { q: '江边路灯' } }),
  rows('a person', people.detail, ofWriter),
  rows('posts of a person', people.posts, ofWriter),
  rows('votes of a person', people.posts, { ...ofWriter, query: { tab: 'votes' } }),
  rows('followers of a person', people.followers, ofWriter),
  rows('followed by a person', people.followed, ofWriter),
  rows('blocked people', blocks.list, {}),
  rows('people to mention', people.suggestions, { query: { circle_id: CIRCLE } }),
  rows('people to mention by a name', people.suggestions, { query: { circle_id: CIRCLE, q: '王晓' } }),
  rows('people to mention by a letter', people.suggestions, { query: { circle_id: CIRCLE, q: 'w' } }),
  rows('messages', messages.list, {}),
  rows('messages of a kind', messages.list, { query: { kind: 'reply' } }),
  rows('unread messages', account.unread, {}),
  rows('comments: newest', comments.list, { ...onPost, query: { target: 'post' } }),
  rows('comments: hot', comments.list, { ...onPost, query: { target: 'post', sort: 'hot' } }),
  rows(
    'comments: hot, for one who has written many',
    comments.list,
    { ...onPost, query: { target: 'post', sort: 'hot' } },
    'writer',
  ),
  rows('replies', comments.replies, { params: { id: ROOT } }),
  rows('lines of chat', comments.list, { params: { id: CHANNEL }, query: { target: 'channel' } }),
  rows('who likes a post', likes.people, { ...onPost, query: { target: 'post' } }),
  rows('advices', advices.list, {}),
  ...(['waiting', 'answered', 'late'] as const).flatMap((state) => [
    rows(`advices: ${state}`, advices.list, { query: { state } }),
    rows(`advices of a department: ${state}`, advices.list, { query: { state, merchant_id: DEPARTMENT } }),
  ]),
  rows('advices of a kind and state', advices.list, { query: { state: 'waiting', kind: 'praise' } }),
  rows('advices of a quiet department: late', advices.list, {
    query: { state: 'late', merchant_id: QUIET_DEPARTMENT },
  }),
  rows('own advices', advices.mine, {}, 'writer'),
  rows('departments', advices.department, {}),
  rows('statistics of advices', advices.statistics, {}),
  rows('similar advices', advices.similar, { query: { q: '江边路灯什么时候修好' } }),
  rows('guides', guides.list, {}),
  rows('guides of a theme', guides.list, { query: { by: 'theme', of: 'theme-1' } }),
  rows('topics of guides', guides.categories, {}),
  rows('search of guides', guides.search, { query: { q: '江边路灯' } }),
  rows('places by distance', merchants.near, { query: position }),
  rows('places by distance: open', merchants.near, { query: { ...position, open: '1' } }),
  rows('places of the city', merchants.near, {}),
  rows('places of a kind by words', merchants.near, { query: { ...position, kind: 'park', q: '路灯' } }),
  rows('places on the map', merchants.map, { query: box }),
  rows('places on the map: open', merchants.map, { query: { ...box, open: '1' } }),
  rows('matrix accounts', services.matrix, {}),
  rows('matrix accounts by words', services.matrix, { query: { q: '江边路灯' } }),
  rows('articles of an account', services.matrixArticles, { params: { id: ACCOUNT } }),
  rows('latest article of an account', services.matrixAccount, { params: { id: ACCOUNT } }),
  ...['江边', '桥', '江边路灯修好了', 'jbld', 'xingwan', '王晓明', '江边路灯不亮了吗', '江边公交夜市噪音书架'].map(
    (q) => rows(`search of the site: ${q}`, searches.search, { query: { q } }),
  ),
  rows('search of the site: community', searches.search, { query: { q: '江边', kind: 'community' } }),
  rows('suggestions of the search', searches.suggestions, { query: { q: '江边' } }),
  rows('own feed', feeds.own, { query: { channel: 'all' } }, 'writer'),
  rows('own histories', histories.list, {}, 'writer'),
  rows('own interests', feeds.interests, {}, 'writer'),
  ...practiceCalls,
]

/** Calls of operators: what, who, path. */
const operatorCalls: readonly (readonly [what: string, who: string, path: string])[] = [
  ['queue of the review', 'rev', 'queue/review?state=waiting'],
  ['queue of the review: a kind', 'rev', 'queue/review?state=waiting&kind=person'],
  ['queue of the review: own', 'rev', 'queue/review?state=waiting&mine=1'],
  ['queue of the review: decided', 'rev', 'queue/review?state=decided'],
  ['queue of the review: withdrawn', 'rev', 'queue/review?state=withdrawn'],
  ['log of the review', 'rev', 'queue/review/log'],
  ['queue of a department', 'dep', 'queue/departments?state=waiting'],
  ['queue of a department: a kind', 'dep', 'queue/departments?state=waiting&kind=praise'],
  ['queue of a department: paused', 'dep', 'queue/departments?state=paused'],
  ['queue of a department: decided', 'dep', 'queue/departments?state=decided'],
  ['queue of a quiet department', 'quiet', 'queue/departments?state=waiting'],
  ['queue of a quiet department: decided', 'quiet', 'queue/departments?state=decided'],
  ['log of a department', 'dep', 'queue/departments/log'],
  ['log of a quiet department', 'quiet', 'queue/departments/log'],
  ['figures of a department', 'dep', 'departments/figures?days=90'],
  ['newsroom', 'editor', 'newsroom/article?'],
  ['newsroom: failed', 'editor', 'newsroom/article?state=failed'],
  ['newsroom: scheduled', 'editor', 'newsroom/article?state=scheduled'],
  ...practiceOperatorCalls,
]

/** All calls of lists, with their people. */
export async function listCalls(server: TestServer): Promise<ListCall[]> {
  const [reader, writer] = [await server.logInAs(READER), await server.logInAs(WRITER)]
  for (const [who, role] of [
    ['rev', 'reviewer'],
    ['dep', 'department'],
    ['quiet', 'department'],
    ['centre', 'centre'],
    ['editor', 'editor'],
  ] as const)
    await addOperator(server, who, { role })
  const { call } = operations(server)
  return [
    // The answer of the call is kept for everyone.
    { what: 'filters of teams', run: async () => ({ list: (await readFilters(server.db)).kinds }) },
    ...calls.map(({ what, endpoint, input, by }): ListCall => {
      const person: TestPerson = by === 'writer' ? writer : reader
      return {
        what,
        run: async (cursor) => {
          const { query, ...rest } = input as { query?: object }
          const asked = cursor === undefined ? input : { ...rest, query: { ...query, cursor } }
          return server.data(endpoint, asked as never, person) as Promise<{ next?: string | null }>
        },
      }
    }),
    ...operatorCalls.map(
      ([what, who, path]): ListCall => ({
        what,
        run: async (cursor) =>
          (
            await call<{ next?: string | null }>(
              who,
              cursor ? `${path}&${path.startsWith('centre/') ? 'after' : 'cursor'}=${cursor}` : path,
            )
          ).data,
      }),
    ),
  ]
}
