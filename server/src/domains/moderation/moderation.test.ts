import { account, codes, comments, contents, posts, publishing } from '@plaza/shared/api'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { anchors, rateLimits, users } from '../../data/schema/index'
import { structuredData } from '../../html/metadata/structured-data'
import { startTestServer, type TestPerson, type TestServer } from '../../testing/test-server'

let server: TestServer
let person: TestPerson
let operator: TestPerson
beforeAll(async () => {
  server = await startTestServer()
  person = await server.person({ nickname: '看潮的人', joinedDaysAgo: 30 })
  operator = await server.person({ nickname: '守夜的灯', roles: ['operator'], joinedDaysAgo: 30 })
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.db.delete(rateLimits)
})

let keys = 0
const key = () => `00000000-0000-4000-9000-${String(++keys).padStart(12, '0')}`
const publish = (title: string, who: TestPerson = person, content = '今天的海。') =>
  server.data(publishing.publish, { body: { category_id: '2', title, content, images: [], key: key() } }, who)
const post = (content: string, who: TestPerson = person) =>
  server.data(posts.publish, { body: { circle_id: '61', content, images: [], key: key() } }, who)
const commentState = async (content: string, who: TestPerson = person, target: 'content' | 'channel' = 'content') => {
  const target_id = target === 'channel' ? '801' : '3001'
  return (await server.data(comments.add, { body: { target, target_id, content } }, who)).state
}
const rename = (nickname: string) => server.ask(account.changeProfile, { body: { nickname } }, person)

describe('a nickname', () => {
  it.each([
    ...['市应急管理局', '星湾市教育局', '警察局', '公安', '临江区政府', 'City Hall'],
    ...['小编', '编辑部', '編輯部', '值班编辑青禾', '官 方', 'Ｏｆｆｉｃｉａｌ'],
    ...['星湾融媒', '星灣融媒', '星 湾 融 媒', 'Plaza', 'Рlаzа', 'Plázá', 'P l a z a'],
    ...['宫方', '官万', '市攻府', '警万', '新间中心', '容服小王', '菅埋员', '擎察局', '本合记者'],
    ...['宋听雨', '宋聽雨', '主播宋听雨', 'Iris Tang', '星湾日报', '云溪茶文化馆', '雲溪茶文化館', '巿教育局'],
    ...['星湾', '老\u00ad人', '\u200b', '星\u202e湾', '\u115f\u115f', '公\u115f安', '\u0301\u0301'],
    ...[
      'PIaza',
      'P|aza',
      'p∣aza',
      '$tarbay',
      'pl@za',
      '🅿🅻🅰🆉🅰',
      'płaza',
      'pla2a',
      'ᴘʟᴀᴢᴀ',
      'ᏢᏞᎪᏃᎪ',
      'p1aza',
      'PLAZA',
      'OFFICIAL',
    ],
    ...[
      '官ˉ方',
      '官ー方',
      '市应急指挥部',
      '市卫健局',
      '市府办公室',
      '融媒编辑',
      '本台记者',
      'Xingwan Rongmei',
      '星弯',
      '局入公安',
    ],
  ])('%s is reserved', async (name) => {
    expect((await rename(name)).code).toBe(codes.badInput)
  })

  it.each([
    ...['看潮的人', '听雨的人', '局外人', '饭局达人', '邮局门口的猫', '市集摊主', '小区楼长老周', '爱读报的人'],
    ...['跑步的公务猿', '教书匠老李', '会飞的报纸', '交通台老听众', 'Tom Moran', 'Ирина', 'marina_07', '山田太郎'],
    ...['故宫的猫', '万万没想到', '攻城狮', '币圈小白', '合欢树', '煤球', '容易满足'],
  ])('%s is free', async (name) => {
    expect((await rename(name)).code).toBe(codes.success)
  })

  it('of an operator is reserved', async () => expect((await rename('守夜的灯')).code).toBe(codes.badInput))

  it('of all demo users except the staff is free', async () => {
    const rows = await server.db.select().from(users)
    const reserved = await Promise.all(
      rows.map(async ({ nickname, roles }) =>
        roles.length === 0 && (await server.deps.moderation.isReserved(nickname)) ? [nickname] : [],
      ),
    )
    expect(rows.length).toBeGreaterThan(30)
    expect(reserved.flat()).toEqual([])
  })

  it('is measured as it is stored: one character may stand for eighteen', async () => {
    expect((await rename('ﷺ看潮')).code).toBe(codes.success)
    for (const name of ['ﷺ看潮的', 'ﷺﷺ']) expect((await rename(name)).code).toBe(codes.badInput)
    expect(await server.deps.moderation.nickname('ﷺﷺ')).toBeNull()
  })

  it('from WeChat is not used if it is reserved', async () => {
    const wechat = { ...server.deps.wechat, personOf: async () => ({ openId: 'wx-office', nickname: '市教育局' }) }
    Object.assign(server.deps.wechat, wechat)
    const body = { code: 'any', state: 'a-state-of-this-test' }
    const { user } = await server.data(account.logInByWechat, { body })
    expect(user.nickname).toMatch(/^用户\d{6}$/)
  })
})

describe('a picture', () => {
  const wear = (avatar: string) => server.ask(account.changeProfile, { body: { avatar } }, person)

  it('of an anchor, an organisation or the duty editor is reserved', async () => {
    const [anchor] = await server.db.select().from(anchors).limit(1)
    expect(anchor?.avatar).toMatch(/anchor-/)
    const small = (anchor?.avatar ?? '').replace('.webp', '-s.webp')
    for (const picture of [
      anchor?.avatar ?? '',
      small,
      '/media/pictures/avatar-5.webp',
      '/media/pictures/avatar-5-s.webp',
    ])
      expect((await wear(picture)).code).toBe(codes.badInput)
    expect((await wear('/media/pictures/avatar-2.webp')).code).toBe(codes.success)
  })

  it('that is not there is refused', async () =>
    expect((await wear('/media/pictures/never-painted.webp')).code).toBe(codes.badInput))
})

describe('what is sent to the editors', () => {
  it.each([
    ...['教育局通知:停课', '星湾市教育局提醒', '政府发布', '公吿', '停氺通知', 'Оfficial notice'],
    ...[
      '停 水 通 知',
      'A n n o u n c e m e n t',
      '【官方通报】今日起全市停水三天',
      '星湾日报：灯塔要拆',
      '宋聽雨：明早见',
      'City police: stay inside',
    ],
  ])('waits for a review with the headline %s', async (title) => expect((await publish(title)).state).toBe('pending'))

  it.each(['明天全市停课', '关于封桥的公告', '星湾市教育局提醒大家注意安全'])('waits with the text %s', async (text) =>
    expect((await publish('老码头', person, text)).state).toBe('pending'),
  )

  it.each(['老码头的灯', '星湾的早晨', '等了三趟公交', 'Lamps on the quay'])('is shown as %s', async (title) =>
    expect((await publish(title)).state).toBe('shown'),
  )

  it('waits for new accounts, and for those named like an authority', async () => {
    const newcomer = await server.person({ nickname: '新来的人', joinedDaysAgo: 6 })
    const office = await server.person({ nickname: '市应急管理局', joinedDaysAgo: 400 })
    for (const who of [newcomer, office]) expect((await publish('老码头的灯', who)).state).toBe('pending')
  })

  it('names its author to search engines as a citizen', async () => {
    const { id } = await publish('潮水涨了')
    const data = await server.data(contents.staticArticle, { params: { id } })
    const site = { address: 'https://plaza.example/posts/1', name: '星湾融媒', logo: '/media/brand/logo.svg' }
    expect(structuredData([{ endpoint: 'contents.staticArticle', input: {}, data, paged: false }], site)).toMatchObject(
      {
        '@type': 'SocialMediaPosting',
        author: { '@type': 'Person', disambiguatingDescription: expect.stringContaining('市民') },
      },
    )
  })
})

describe('a post, a comment, a line of chat', () => {
  it.each([
    '【官方通报】明早封桥',
    '教育局通知:停课',
    '星湾市教育局提醒：带伞',
    '明天全市停课',
    '星灣日報：燈塔要拆',
    'Official notice: the bridge is closed',
    'OfficiaI notice: stay inside',
    '市教ㅤ育局通知:停课',
    '市教育局∶明天都别来',
    '【市教育局】明天停课',
    '1. 市教育局通知明天不上课',
    '全市中小学停课',
    '官宣：大桥明天封',
    'City police: stay inside tonight',
    'Starbay City Police Department : roads are closed',
    '滨海市公安局：今晚请勿出门',
    '市公安局临江分局： 请勿出门',
    '主播宋听雨：明早见',
  ])('waits for a review if it speaks as an authority: %s', async (text) => {
    expect(await commentState(text)).toBe('pending')
    await server.db.delete(rateLimits)
    expect(await commentState(text, person, 'channel')).toBe('pending')
    expect((await post(text)).state).toBe('pending')
  })

  it.each([
    '我们小区也停水通知过了，谢谢提醒。',
    '等官方通报吧',
    '教育局几点开门？',
    '宋听雨的声音真好',
    '警察叔叔来得真快',
    '我问了教育局：九点开门',
    '打给派出所：没人接',
    'I asked the police: they open at nine',
    '旁边那家开了二十年的面馆和派出所隔一条街：很好找',
  ])('may speak about one: %s', async (text) => {
    expect(await commentState(text)).toBe('shown')
    expect((await post(text)).state).toBe('shown')
  })

  it('waits if it has a flagged word, also from staff', async () => {
    for (const who of [person, operator]) {
      expect(await commentState('想刷单的加 微 信', who)).toBe('pending')
      expect((await post('free casino', who)).state).toBe('pending')
    }
  })

  it('waits if its place is the name of an authority', async () => {
    const body = { circle_id: '61', content: '早上好', images: [], key: key() }
    expect((await server.data(posts.publish, { body: { ...body, place: '市应急管理局' } }, person)).state).toBe(
      'pending',
    )
    expect((await server.data(posts.publish, { body: { ...body, key: key(), place: '老码头' } }, person)).state).toBe(
      'shown',
    )
  })

  it('waits if its author has such a name, but not for staff', async () => {
    const office = await server.person({ nickname: '市应急管理局', joinedDaysAgo: 400 })
    expect(await commentState('早上好', office)).toBe('pending')
    const [editor] = await server.db.select().from(users).where(eq(users.nickname, '值班编辑青禾'))
    expect(await commentState('停课的通知请看首页', await server.logInAs(editor?.id ?? ''))).toBe('shown')
  })
})
