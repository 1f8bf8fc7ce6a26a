import { inArray, like, or, sql } from 'drizzle-orm'
import {
  addresses,
  captchas,
  closures,
  dataExportFiles,
  dataExports,
  eventLog,
  feedMarks,
  feedOrders,
  knownPlaces,
  messages,
  oneTimeCodes,
  personCounts,
  personStorage,
  preferences,
  profileDrafts,
  rateLimits,
  sessions,
  smsInbox,
  uploads,
  uploadUses,
  users,
  wechatIdentities,
} from '../../../data/schema/index'
import { byId, change, erase, erased, kept, NAMELESS, type PersonalTable, type TableName } from '../data-table'

const emptied = {
  ...{ phone: null, nickname: NAMELESS, avatar: null, intro: '', badge: null, district: '', passwordHash: null },
  ...{ realName: '', identityCard: '', verified: 0, sex: 0, birthdate: null, homeAddress: '', roles: [] },
  ...{ referredBy: null, agreedVersion: null, agreedAt: null, phoneChangedAt: null, closedAt: sql`now()` },
}

const ownUploads = ({ id }: { id: string }) =>
  sql`(select ${uploads.key} from ${uploads} where ${uploads.userId} = ${id})`

/** Names of another person, and their words, stand in messages about them. */
const ownParams = sql`case when ${messages.params} ? 'author_id' then '{}'::jsonb else ${messages.params} end`

/** Tables of the account itself: who a person is, how they log in, what they were told. */
export const accountTables = {
  addresses: erased(byId(addresses.userId), {
    title: { zh: '收货地址', en: 'Addresses' },
    without: ['addKey'],
  }),
  captchas: erased(
    ({ phone }) => (phone ? sql`${captchas.phone} = ${phone}` : sql`false`),
    'Codes end within five minutes; only keyed hashes of them are stored.',
  ),
  closures: kept(
    byId(closures.userId),
    { title: { zh: '注销申请', en: 'Closing of the account' } },
    'The record that its owner asked for the closing, and when it took place.',
  ),
  dataExportFiles: erased(
    ({ id }) =>
      inArray(
        dataExportFiles.exportId,
        sql`(select ${dataExports.id} from ${dataExports} where ${dataExports.userId} = ${id})`,
      ),
    'A file does not contain itself.',
  ),
  dataExports: erased(byId(dataExports.userId), { title: { zh: '数据导出申请', en: 'Requests for this file' } }),
  eventLog: kept(
    ({ id }) => like(eventLog.topic, `%:${id}`),
    'That something has changed, without what; for open pages.',
    'Deleted after a quarter of an hour.',
  ),
  feedMarks: erased(byId(feedMarks.userId), {
    title: { zh: '推荐偏好', en: 'Less of this, and what the feed forgot' },
  }),
  feedOrders: erased(byId(feedOrders.userId), 'The order of a list that is open; deleted after a day.'),
  knownPlaces: erased(
    ({ id, phone }) => inArray(knownPlaces.account, [`user:${id}`, ...(phone ? [phone] : [])]),
    'Keyed hashes of networks and devices, which nobody can read.',
  ),
  messages: {
    rows: byId(messages.userId),
    copy: {
      title: { zh: '收到的消息', en: 'Messages' },
      without: ['onceKey'],
      instead: { params: ownParams },
    },
    closing: [
      erase(byId(messages.userId)),
      change(
        { params: sql`${messages.params} || jsonb_build_object('author', ${NAMELESS}::text)` },
        ({ id }) => sql`${messages.params} ? 'author_id' and ${messages.params} ->> 'author_id' = ${id}`,
      ),
    ],
  },
  oneTimeCodes: erased(
    ({ id }) => sql`strpos(${oneTimeCodes.payload}::text, ${id}) > 0`,
    'Codes end within minutes; only hashes of them are stored.',
  ),
  personCounts: kept(
    byId(personCounts.userId),
    'Counts of what is listed here.',
    'Counts of the pieces of a nameless author.',
  ),
  personStorage: kept(
    byId(personStorage.userId),
    'The sum of the sizes of the files listed here.',
    'The size of the files of nameless pieces.',
  ),
  preferences: erased(byId(preferences.userId), { title: { zh: '消息与隐私设置', en: 'Messages and privacy' } }),
  profileDrafts: erased(byId(profileDrafts.userId), { title: { zh: '待审核的资料', en: 'Profile in review' } }),
  rateLimits: erased(
    ({ id, phone }) =>
      or(sql`strpos(${rateLimits.key}, ${id}) > 0`, phone ? sql`strpos(${rateLimits.key}, ${phone}) > 0` : undefined),
    'Counters against abuse, deleted after two days.',
  ),
  sessions: erased(byId(sessions.userId), {
    title: { zh: '登录设备', en: 'Logins' },
    without: ['tokenHash', 'parentId'],
  }),
  smsInbox: erased(
    ({ phone }) => (phone ? sql`${smsInbox.phone} = ${phone}` : sql`false`),
    'Text messages with codes, deleted after seven days.',
  ),
  uploads: {
    rows: byId(uploads.userId),
    copy: { title: { zh: '上传的文件', en: 'Uploaded files' }, without: ['sha256', 'used', 'expiresAt'] },
    closing: [],
    kept: 'Files of nameless pieces. All others are deleted with the closing, the latest ones a day later.',
  },
  uploadUses: {
    rows: (owner) => inArray(uploadUses.key, ownUploads(owner)),
    copy: 'Where the files listed here are shown.',
    closing: [
      erase(
        (owner) =>
          sql`${uploadUses.source} in ('report', 'profile', 'user') and ${uploadUses.key} in ${ownUploads(owner)}`,
      ),
    ],
    kept: 'Where files of nameless pieces are shown.',
  },
  users: {
    rows: byId(users.id),
    copy: {
      title: { zh: '个人资料', en: 'Profile' },
      without: ['passwordHash', 'realName', 'identityCard', 'referredBy', 'closedAt'],
    },
    closing: [change(emptied, byId(users.id))],
    kept: 'An empty row: the nameless author of what stays.',
  },
  wechatIdentities: erased(byId(wechatIdentities.userId), { title: { zh: '绑定的微信', en: 'WeChat' } }),
} satisfies Partial<Record<TableName, PersonalTable>>
