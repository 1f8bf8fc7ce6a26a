import { circles, codes, guides, positions, services, site, teams } from '@plaza/shared/api'
import { HOUR_MS } from '@plaza/shared/format'
import type { Entry, NamedThing, NewsroomKind } from '@plaza/shared/operations'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { rooms, uploads, users, venueBookings } from '../data/schema/index'
import { addOperator, operations } from '../testing/operators'
import { startTestServer, type TestServer } from '../testing/test-server'
import { NEWSROOM_USER } from './media'

let server: TestServer
let office: ReturnType<typeof operations>
beforeAll(async () => {
  server = await startTestServer({ demo: false })
  office = operations(server)
  await addOperator(server, 'ed', { role: 'editor' })
})
afterAll(() => server.close())

const call = (path: string, body?: unknown) => office.call<Entry>('ed', `newsroom/${path}`, body)

/** Creates an entry, or changes the single document of its kind, and publishes it. */
async function published(kind: NewsroomKind, document: unknown, id?: string): Promise<Entry> {
  const before = id === undefined ? undefined : (await call(`${kind}/${id}`)).data
  const written = before
    ? await call(`${kind}/change`, { id, version: before.version, document })
    : await call(`${kind}/create`, { document })
  expect([kind, written.code, written.msg]).toEqual([kind, codes.success, 'OK'])
  const { data } = written
  const { code } = await call(`${kind}/publish`, { id: data.id, version: data.version })
  expect([kind, code]).toEqual([kind, codes.success])
  return data
}
const set = (kind: NewsroomKind, document: unknown) => published(kind, document, kind)

it('makes the agreements of a site that has none, in both languages', async () => {
  await published('document', { slug: 'privacy', title: '隐私政策', body: '我们**不**转让。<script>x</script>' })
  await published('document', { slug: 'privacy.en', title: 'Privacy', body: 'We pass nothing on.' })
  expect(
    (await call('agreements/change', { id: 'agreements', version: 0, document: { version: '1', list: ['terms'] } }))
      .msg,
  ).toMatch('terms is not among the documents')
  await set('agreements', { version: '3', list: ['privacy'] })
  const { version, list } = await server.data(site.agreements)
  expect([version, list]).toEqual([
    '3',
    [
      {
        ...{ key: 'privacy', title: '隐私政策', title_en: 'Privacy' },
        ...{
          html: expect.stringContaining('<strong>不</strong>'),
          html_en: expect.stringContaining('pass nothing on'),
        },
      },
    ],
  ])
  expect(list[0]?.html).not.toContain('script')

  await published('document', { slug: 'privacy', title: '隐私政策（新）', body: '新的文本。' }, 'privacy')
  expect((await server.data(site.agreements)).list[0]).toMatchObject({ title: '隐私政策（新）', title_en: 'Privacy' })
})

it('makes the page about the site, and help by topic', async () => {
  await set('about', {
    ...{
      version: '1.0',
      copyright: '© 米溪',
      copyright_en: '© Millbrook',
      contacts: [{ name: '电话', value: '12345' }],
    },
    body: '我们是米溪。',
  })
  expect(await server.data(site.about)).toMatchObject({
    copyright: '© 米溪',
    html: expect.stringContaining('我们是米溪'),
  })
  await published('help', { slug: 'login', title: '怎么登录', body: '用手机号。' })
  await set('help-topics', [{ id: 'account', name: '账号', name_en: 'Account', questions: ['login'] }])
  expect((await server.data(site.help)).list).toMatchObject([{ id: 'login', topic: 'account', title: '怎么登录' }])
})

it('makes the page of services', async () => {
  await set('app-modules', [{ id: '1', key: 'guide', name: '指南', name_en: 'Guide', on: 1 }])
  await set('service-groups', [{ id: 'often', name: '常用', name_en: 'Often used' }])
  const service = {
    ...{ id: 'tax', group: 'often', title: '交税', title_en: 'Taxes', note: '网上办', note_en: 'Online', icon: 'file' },
    link: '/guide',
  }
  await published('service', service)
  const { list } = await server.data(services.groups)
  expect(list).toMatchObject([{ id: 'often', items: [{ title: '交税' }] }])
  expect((await call('service/take-back', { id: 'tax', version: 1 })).code).toBe(codes.success)
  expect((await server.data(services.groups)).list.flatMap(({ items }) => items)).toEqual([])
})

it('makes service guides, which follow their department and office', async () => {
  await set('guide-themes', [{ id: 'life', name: '生活', name_en: 'Life', icon: 'home' }])
  await set('guide-events', [{ id: 'birth', name: '出生', name_en: 'Birth', icon: 'heart' }])
  const department = { id: 'civil', name: '民政局', name_en: 'Civil affairs', phone: '0999-1' }
  await set('guide-departments', [department])
  const hall = {
    ...{ id: 'hall', name: '政务大厅', name_en: 'Town hall', address: '中路 1 号', address_en: 'Middle Road 1' },
    ...{ phone: '0999-2', lat: 30, lng: 120, hours: [{ days: [1, 2, 3, 4, 5], from: '09:00', to: '17:00' }] },
  }
  await set('guide-places', [hall])
  const { id } = await published('guide', {
    ...{ title: '出生登记', title_en: 'Registering a birth', summary: '新生儿登记', summary_en: 'Newborns' },
    ...{ theme: 'life', events: ['birth'], department: 'civil', takes: '1 天', takes_en: '1 day' },
    ...{
      conditions: ['在本市出生'],
      papers: [{ name: '出生证' }],
      steps: [],
      fees: ['免费'],
      basis: [],
      places: ['hall'],
    },
  })
  const read = async () => server.data(guides.detail, { params: { id } })
  expect(await read()).toMatchObject({
    department: { name: '民政局' },
    phone: '0999-1',
    places: [{ name: '政务大厅' }],
  })
  await set('guide-departments', [{ ...department, name: '民政和社会事务局', phone: '0999-3' }])
  await set('guide-places', [{ ...hall, name: '新政务大厅' }])
  expect(await read()).toMatchObject({
    ...{ department: { name: '民政和社会事务局' }, phone: '0999-3', places: [{ name: '新政务大厅' }] },
    conditions: [{ text: '在本市出生' }],
  })
  expect((await server.data(guides.categories)).departments).toMatchObject([{ name: '民政和社会事务局', count: 1 }])
  const things = (query: string) => office.call<{ list: NamedThing[] }>('ed', `newsroom-things?${query}`)
  expect((await things('of=guide-department&q=民政')).data.list).toEqual([{ id: 'civil', name: '民政和社会事务局' }])
  expect((await things('of=guide&q=出生')).data.list).toEqual([{ id, name: '出生登记' }])
})

it('takes no organisation back that has others below it', async () => {
  const organisation = {
    ...{ kind: 'committee', name: '镇党委', nameEn: 'Town committee', secretary: '书记', secretaryEn: 'Secretary' },
    ...{
      hours: '周三',
      hoursEn: 'Wednesdays',
      members: 9,
      phone: '1',
      address: '中路 2 号',
      addressEn: 'Middle Road 2',
    },
  }
  const top = await published('party-organisation', organisation)
  const branch = await published('party-organisation', {
    ...organisation,
    kind: 'branch',
    name: '一支部',
    parent: Number(top.id),
  })
  const takeBack = (id: string) => call('party-organisation/take-back', { id, version: 1 })
  expect((await takeBack(top.id)).code).not.toBe(codes.success)
  expect([(await takeBack(branch.id)).code, (await takeBack(top.id)).code]).toEqual([codes.success, codes.success])
})

const PICTURE = '/media/uploads/image/square'

/** Somebody who manages a circle, a team and a place, and a picture for them. */
async function prepare(): Promise<string> {
  const id = 'b0ar'
  await server.db.insert(users).values({ id, nickname: '阿宁' }).onConflictDoNothing()
  await office.call('ed', 'newsroom-upload', { kind: 'image' })
  await server.db
    .insert(uploads)
    .values({
      ...{ key: 'image/square', userId: NEWSROOM_USER, kind: 'image', mime: 'image/webp', bytes: 9 },
      ...{ width: 800, height: 600, expiresAt: new Date() },
    })
    .onConflictDoNothing()
  return id
}

it('makes a circle with an owner and a topic', async () => {
  const owner = await prepare()
  const circle = { name: '河边散步', cover: PICTURE, intro: '一起走走', notice: '请友善', rules: ['不发广告'] }
  const { id } = await published('circle', { ...circle, owner, managers: [] })
  await published('topic', { circle: Number(id), name: '晚霞', intro: '今天的晚霞' })
  expect(await server.data(circles.detail, { params: { id } })).toMatchObject({ name: '河边散步', members: 0 })
  expect((await server.data(circles.topics, { params: { id } })).list).toMatchObject([{ name: '晚霞' }])
  expect((await call('circle/create', { document: { ...circle, owner: 'nobody', managers: [] } })).msg).toMatch(/owner/)
})

it('makes a centre with rooms, and a team with its manager', async () => {
  const manager = await prepare()
  const place = {
    ...{ parent: null, kind: 'centre', name: '实践中心', nameEn: 'The centre', district: '米溪', phone: '0999-5' },
    ...{ address: '中路 3 号', addressEn: 'Middle Road 3', lat: 30, lng: 120, hours: { days: '09:00-17:00' } },
    ...{ pictures: [PICTURE], manager, intro: '欢迎', introEn: 'Welcome' },
  }
  const room = { name: '大厅', nameEn: 'Hall', seats: 80, equipment: '音响', equipmentEn: 'Sound' }
  const { id, document } = await published('position', { ...place, rooms: [room] })
  expect(await server.data(positions.detail, { params: { id } })).toMatchObject({ name: '实践中心', rooms: 1 })

  const [{ id: roomId = 0 } = {}] = await server.db.select({ id: rooms.id }).from(rooms)
  const at = new Date()
  await server.db.insert(venueBookings).values({
    ...{ id: 'b1', userId: manager, roomId, positionId: id, state: 'pending', people: 3, purpose: '排练' },
    ...{ startsAt: at, endsAt: new Date(at.getTime() + HOUR_MS) },
  })
  const changed = await call('position/change', { id, version: 1, document: { ...(document as object), rooms: [] } })
  expect((await call('position/publish', { id, version: changed.data.version })).code).toBe(codes.badInput)
  expect((await call('position/take-back', { id, version: changed.data.version })).code).toBe(codes.badInput)

  await set('practice-kinds', [{ id: 1, name: '助老', nameEn: 'For the old', icon: 'heart' }])
  const team = await published('team', {
    ...{ name: '蓝马甲', nameEn: 'Blue vests', district: '米溪', kind: 1, manager, foundedYear: 2020, logo: PICTURE },
    ...{ slogan: '在身边', sloganEn: 'Near you', intro: '我们是邻居', introEn: 'Neighbours' },
  })
  expect(await server.data(teams.detail, { params: { id: team.id } })).toMatchObject({ name: '蓝马甲', members: 1 })
})
