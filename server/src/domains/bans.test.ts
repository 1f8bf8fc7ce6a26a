import { type AnyEndpoint, allEndpoints, codes, messages, posts, reports } from '@plaza/shared/api'
import { DAY_MS } from '@plaza/shared/format'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bans, rateLimits } from '../data/schema/index'
import { startTestServer, type TestPerson, type TestServer } from '../testing/test-server'

/** The owner of circle 61, who may do whatever a user can. */
const OWNER = '508'
const key = () => crypto.randomUUID()
const vote = {
  ...{ title: '去哪', multiple: false, ends_at: new Date(Date.now() + DAY_MS).toISOString(), result: 'always' },
  options: [{ text: '东' }, { text: '西' }],
}
const letter = { merchant_id: '751', kind: 'suggest', title: '路灯不亮', content: '晚上整条路都是黑的，请修一修。' }
const newPost = () => ({ body: { circle_id: '61', content: '早上好', images: [], key: key() } })
const plan = () => ({
  ...{
    title: '清滩',
    kind: '环保',
    body: '带手套',
    place: '东滩',
    district: '青岩',
    contact: '闵海',
    lat: 30,
    lng: 121,
  },
  ...{ capacity: 5, hours: 1, sign_by: 'code', image: 'x' },
  starts_at: new Date(Date.now() + DAY_MS).toISOString(),
  ends_at: new Date(Date.now() + 1.1 * DAY_MS).toISOString(),
})
const deed = { title: '送药', content: '给三楼的奶奶送药', images: [] }
/** Managed by the same user, with an activity. */
const TEAM = '606'
const ACTIVITY = '40010'
const member = { id: '61', user_id: '531' }

/** Calls whose words others read, each with an input that it accepts. */
const refused: Readonly<Record<string, () => object>> = {
  'account.changeProfile': () => ({ body: { intro: '你好' } }),
  'activityPlans.edit': () => ({ params: { id: ACTIVITY }, body: plan() }),
  'activityPlans.publish': () => ({ body: { ...plan(), team_id: TEAM, key: key() } }),
  'advices.publish': () => ({ body: { ...letter, images: [], audience: 'anonymous', key: key() } }),
  'advices.rate': () => ({ params: { id: 'a' }, body: { score: 5 } }),
  'advices.reopen': () => ({ params: { id: 'a' }, body: { text: '还是不亮' } }),
  'advices.supply': () => ({ params: { id: 'a' }, body: { text: '在桥边' } }),
  'comments.add': () => ({ body: { target: 'channel', target_id: '801', content: '早', key: key() } }),
  'managers.appoint': () => ({ params: member, body: { manager: true } }),
  'managers.hide': () => ({ params: { id: '20001' }, body: { on: true, reason: '广告' } }),
  'managers.mute': () => ({ params: member, body: { days: 1, reason: '刷屏' } }),
  'managers.notice': () => ({ params: { id: '61' }, body: { text: '周六下雨', before: '' } }),
  'managers.pin': () => ({ params: { id: '20001' }, body: { on: true } }),
  'managers.remove': () => ({ params: member, body: { on: true, reason: '骂人' } }),
  'orders.evaluate': () => ({ body: { order_id: 'o', score: 1, text: '骗子', tags: [] } }),
  'orders.order': () => ({
    body: { service_id: 's', address_id: 'a', wanted_at: plan().starts_at, note: '快点', key: key() },
  }),
  'orders.rate': () => ({ body: { order_id: 'o', score: 1, text: '骗子' } }),
  'posts.edit': () => ({ params: { id: 'p' }, body: { content: '早上好', images: [] } }),
  'posts.publish': newPost,
  'practices.change': () => ({ params: { id: 'p' }, body: deed }),
  'practices.publish': () => ({ body: { ...deed, key: key() } }),
  'publishing.publish': () => ({
    body: { category_id: '2', title: '灯', content: '亮了', images: [], key: key() },
  }),
  'teams.membership': () => ({ body: { team_id: '601', action: 'join', reason: '加我' } }),
  'volunteers.register': () => ({ body: { district: '临江', skills: [], availability: [], accepted: true } }),
  'votes.change': () => ({ params: { id: 'v' }, body: vote }),
  'wishes.claim': () => ({ body: { wish_id: 'w' } }),
  'wishes.finish': () => ({ body: { wish_id: 'w', thanks: '谢谢' } }),
  'wishes.publish': () => ({
    body: { title: '一把椅子', content: '楼下想要一把椅子', kind: 'other', district: '临江', images: [], key: key() },
  }),
}

/** Calls that a banned user may make, by why. */
const allowed = {
  account: ['handOver', 'logIn', 'logInByWechat'].map((name) => `account.${name}`),
  credentials: [
    ...['bindWechat', 'changePassword', 'initPassword', 'prove', 'rebindPhone', 'sendOwnCaptcha', 'setPassword'],
    ...['siteCode', 'siteSession', 'unbindWechat', 'wechatPhone', 'bindPhone', 'wechatBindPhone', 'checkCaptcha'],
  ].map((name) => `credentials.${name}`),
  devices: ['devices.revoke'],
  'takes back': [
    ...[
      'orders.cancel',
      'orders.giveBack',
      'practices.remove',
      'volunteers.withdraw',
      'calendarFeeds.revoke',
      'volunteers.leave',
      'wishes.cancelClaim',
    ],
    ...['wishes.remove', 'helpers.remove', 'activityPlans.callOff'],
    ...['comments.remove', 'posts.remove', 'publishing.remove', 'collections.remove', 'histories.remove'],
    ...['playlists.remove'],
    ...['addresses.remove', 'follows.remove', 'joins.withdraw'],
  ],
  'undoes that': ['comments.restore', 'posts.restore', 'addresses.restore', 'removals.restore', 'helpers.restore'],
  'read by support alone': ['feedbacks.add', 'feedbacks.reply', 'joins.apply'],
  'read by the other side of it alone': [
    ...['activities.appeal', 'attendance.check', 'attendance.decideAppeal', 'attendance.sign', 'bookings.book'],
    ...['bookings.step', 'dispatches.step', 'orders.complete', 'orders.provide', 'orders.refuse'],
  ],
  'own things': [
    ...['calendarFeeds.make', 'courses.save', 'helpers.add', 'helpers.change', 'hours.issue'],
    ...['playlists.save', 'channels.remind', 'feeds.less', 'feeds.undoLess', 'feeds.forget'],
    ...['volunteers.change', 'volunteers.proveName'],
    ...['closures.request', 'closures.takeBack', 'dataExports.fetch', 'dataExports.request'],
    ...['addresses.add', 'addresses.change', 'preferences.change', 'site.accept', 'redPackets.unwrap'],
    ...['bindAlipay', 'sendCaptcha', 'transfer', 'transferWechat'].map((name) => `wallets.${name}`),
  ],
  'a mark without words': [
    ...['circles.join', 'collections.set', 'follows.set', 'guides.rate', 'histories.add', 'likes.set', 'posts.vote'],
    ...['channels.listen'],
    ...['channels.countView', 'contents.countPlay', 'shares.record', 'invitations.create', 'messages.read'],
  ],
  'read by a reviewer or nobody': ['reports.add', 'uploads.addresses', 'blocks.set'],
  'a place': ['activities.join', 'activities.cancel', 'activities.signIn', 'activities.signOut', 'tourism.claim'],
  'no writing': [
    ...['scans.read', 'volunteers.detail'],
    ...['channels.list', 'cards.draft', 'events.ticket', 'shares.wechatSignature'],
  ],
}

const writing = allEndpoints.filter(({ method, planned }) => method !== 'GET' && !planned)
const endpointOf = (id: string) => writing.find((one) => one.id === id) as AnyEndpoint

let server: TestServer
let owner: TestPerson
beforeAll(async () => {
  server = await startTestServer()
  owner = await server.logInAs(OWNER)
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.db.delete(rateLimits)
  await server.db.delete(bans)
})

const banUntil = (until: number) =>
  server.db.insert(bans).values({ userId: OWNER, until: new Date(until), reason: '刷屏', who: 'lin' })
const isBannedFrom = async (id: string) => {
  const { code, msg } = await server.ask(endpointOf(id), refused[id]?.() as never, owner)
  return code === codes.notAllowed && msg.includes('暂时不能发布')
}

it('each call that writes is refused to a banned user or is named as one that is not', () => {
  const named = [...Object.keys(refused), ...Object.values(allowed).flat()]
  expect(writing.map(({ id }) => id).sort()).toEqual(named.sort())
})

it.each(Object.keys(refused))('%s is refused until the ban ends', async (id) => {
  await banUntil(Date.now() + DAY_MS)
  expect(await isBannedFrom(id)).toBe(true)
  await server.db.delete(bans)
  await banUntil(Date.now() - 1)
  expect(await isBannedFrom(id)).toBe(false)
})

describe('a banned user', () => {
  it('still reads, reports, and takes back with an undo', async () => {
    const other = await server.person({ joinedDaysAgo: 90 })
    const [own, theirs] = [
      await server.data(posts.publish, newPost(), owner),
      await server.data(posts.publish, newPost(), other),
    ]
    await banUntil(Date.now() + DAY_MS)
    const body = { target: 'post' as const, id: theirs.id, reason: 'spam' as const, images: [] }
    expect((await server.data(reports.add, { body }, owner)).reported).toBeNull()
    expect((await server.ask(messages.list, {}, owner)).code).toBe(codes.success)
    await server.data(posts.remove, { params: { id: own.id } }, owner)
    await server.data(posts.restore, { params: { id: own.id }, body: {} }, owner)
    expect((await server.data(posts.detail, { params: { id: own.id } }, other)).id).toBe(own.id)
  })
})
