import {
  type AnyEndpoint,
  activities,
  circles,
  collections,
  commentDraft,
  comments,
  follows,
  likes,
} from '@plaza/shared/api'
import type { SessionState } from '@plaza/shared/host'
import { person } from '@plaza/shared/testing'
import { beforeEach, expect, it, vi } from 'vitest'
import { drafts } from '../../storage/drafts'
import { createIntentRecorder } from './intent-recorder'
import { createIntents } from './intents'

const guest: SessionState = { status: 'guest', user: null }
const checking: SessionState = { status: 'checking', user: null }
const as = (over: Parameters<typeof person>[0] = {}): SessionState => ({ status: 'user', user: person(over) })
const like = { body: { target: 'content', id: '7', on: true } } as const
const world = { at: '/posts/7?x=1', session: guest, inPlace: false }

function setUp() {
  const send = vi.fn(async () => ({ liked: true, likes: 4 }))
  const onDone = vi.fn()
  const place = { address: () => world.at, session: () => world.session, inPlace: () => world.inPlace }
  const made = createIntentRecorder({ ...place, load: async () => createIntents({ ...place, send, onDone }) })
  /** Records the outcome for the page that made the call. */
  const want = () => {
    const known = vi.fn()
    made
      .record(likes.set, like)
      .keep()
      .then(known, ({ kind }) => known(kind))
    return known
  }
  return { ...made, send, onDone, want }
}
const soon = () => new Promise((done) => setTimeout(done))

beforeEach(() => {
  Object.assign(world, { at: '/posts/7?x=1', session: guest, inPlace: false })
  vi.restoreAllMocks()
})

/** Opens the login page, then returns to the previous page as this user. */
async function logInAs(
  session: SessionState,
  { pageShown: shown, userChanged: known }: ReturnType<typeof setUp>,
  back = '/posts/7?x=1',
) {
  world.at = '/login?redirect=%2Fposts%2F7'
  shown()
  world.session = session
  known()
  world.at = back
  shown()
  await soon()
}

it('is performed once after the login, and the page gets the answer', async () => {
  const made = setUp()
  const known = made.want()
  await logInAs(as(), made)
  made.pageShown()
  made.userChanged()
  await soon()
  expect(made.send.mock.calls).toEqual([[likes.set, like]])
  expect(known.mock.calls).toEqual([[{ liked: true, likes: 4 }]])
  expect(made.onDone).not.toHaveBeenCalled()
})

it('is performed on the page where a shell’s login leaves the user', async () => {
  const made = setUp()
  made.want()
  world.session = as()
  made.userChanged()
  await soon()
  expect(made.send).toHaveBeenCalledTimes(1)
})

it('outlives the document: once it is known who the person is it is done there, at its scroll', async () => {
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(640)
  setUp().want()
  const later = setUp()
  world.session = checking
  later.pageShown()
  await soon()
  expect(later.send).not.toHaveBeenCalled()
  world.session = as()
  later.userChanged()
  await vi.waitFor(() => expect(later.onDone).toHaveBeenCalledWith(640))
  expect(later.send.mock.calls).toEqual([[expect.objectContaining({ id: 'likes.set' }), like]])
  const third = setUp()
  third.pageShown()
  await soon()
  expect(third.send).not.toHaveBeenCalled()
})

it('is performed for who logs in without a phone, where a login was all that was missing', async () => {
  const made = setUp()
  made.want()
  await logInAs(as({ phone: '' }), made)
  expect(made.send.mock.calls).toEqual([[likes.set, like]])
})

it('needs no chunk where no action was recorded', () => {
  const load = vi.fn(async () =>
    createIntents({ address: () => '/', session: () => guest, send: vi.fn(), onDone: vi.fn() }),
  )
  const made = createIntentRecorder({ address: () => '/', session: () => guest, inPlace: () => false, load })
  made.pageShown()
  made.userChanged()
  expect(load).not.toHaveBeenCalled()
})

it('is dropped if the user comes back without a login', async () => {
  const made = setUp()
  const known = made.want()
  await logInAs(guest, made)
  expect(known.mock.calls).toEqual([['gated']])
  world.session = as()
  made.userChanged()
  await soon()
  expect(made.send).not.toHaveBeenCalled()
})

it('is never performed at another address', async () => {
  const made = setUp()
  const known = made.want()
  await logInAs(as(), made, '/posts/8')
  world.at = '/posts/7?x=1'
  made.pageShown()
  await soon()
  expect([made.send.mock.calls, known.mock.calls]).toEqual([[], [['gated']]])
})

it('is never performed for another user, nor without the needed phone', async () => {
  for (const after of [as({ id: 'other', phone: '138****0009' }), as({ phone: '' })]) {
    Object.assign(world, { at: '/posts/7?x=1', session: as({ phone: '' }) })
    const made = setUp()
    made.want()
    await logInAs(after, made)
    expect(made.send).not.toHaveBeenCalled()
  }
})

it('is performed once the phone is bound', async () => {
  world.session = as({ phone: '' })
  const made = setUp()
  made.want()
  await logInAs(as(), made)
  expect(made.send).toHaveBeenCalledTimes(1)
})

it('waits while the same person is without a login that has expired', async () => {
  world.session = as()
  const made = setUp()
  made.want()
  world.session = guest
  made.userChanged()
  await soon()
  expect(made.send).not.toHaveBeenCalled()
  await logInAs(as(), made)
  expect(made.send).toHaveBeenCalledTimes(1)
})

it.each<[string, AnyEndpoint, object]>([
  ['joining a circle', circles.join, { params: { id: '5' }, body: { on: true } }],
  ['following', follows.set, { body: { kind: 'user', id: '5', on: true } }],
  ['collecting', collections.set, { body: { id: '5', on: true } }],
  ['joining an activity', activities.join, { body: { activity_id: '5' } }],
  ['a comment', comments.add, { body: { target: 'content', target_id: '7', content: 'Words of mine' } }],
])('is %s too, over a new document', async (_, endpoint, input) => {
  const { record: note } = setUp()
  note(endpoint, input as never)
    .keep()
    .catch(() => {})
  await soon()
  world.session = as()
  const later = setUp()
  later.pageShown()
  await vi.waitFor(() => expect(later.send).toHaveBeenCalledTimes(1))
  expect(later.send.mock.calls).toEqual([[expect.objectContaining({ id: endpoint.id }), input]])
})

it('leaves no draft of a comment that was sent in a new document', async () => {
  const body = { target: 'content', target_id: '7', content: 'Words of mine' } as const
  drafts.keep(commentDraft(body), body.content)
  setUp()
    .record(comments.add, { body })
    .keep()
    .catch(() => {})
  await soon()
  world.session = as()
  const later = setUp()
  later.pageShown()
  await vi.waitFor(() => expect(later.onDone).toHaveBeenCalled())
  expect(drafts.read(commentDraft(body))).toBeNull()
})

it('is dropped if its code cannot be loaded', async () => {
  const made = createIntentRecorder({
    address: () => world.at,
    session: () => world.session,
    inPlace: () => false,
    load: () => Promise.reject(new Error('offline')),
  })
  await expect(made.record(likes.set, like).keep()).rejects.toMatchObject({ kind: 'gated' })
  expect(sessionStorage.getItem('plaza.intent')).toBeNull()
})

it('lets the page ask again if the login opens above it, and is performed afterwards', async () => {
  world.inPlace = true
  const made = setUp()
  const known = made.want()
  await vi.waitFor(() => expect(known).toHaveBeenCalledWith('gated'))
  world.session = as()
  made.userChanged()
  await vi.waitFor(() => expect(made.onDone).toHaveBeenCalled())
  expect(made.send).toHaveBeenCalledTimes(1)
})

it('is not performed by a later login if this one was cancelled', async () => {
  world.inPlace = true
  const made = setUp()
  made.want()
  made.discard()
  world.session = as()
  made.userChanged()
  await soon()
  expect(made.send).not.toHaveBeenCalled()
})

it('is forgotten after ten minutes', async () => {
  const made = setUp()
  made.want()
  const entry = JSON.parse(sessionStorage.getItem('plaza.intent') ?? '{}')
  sessionStorage.setItem('plaza.intent', JSON.stringify({ ...entry, at: entry.at - 601_000 }))
  await logInAs(as(), made)
  expect(made.send).not.toHaveBeenCalled()
})

it('is replaced by the user’s next action', async () => {
  const made = setUp()
  const first = made.want()
  made.want()
  await soon()
  expect(first.mock.calls).toEqual([['gated']])
})
