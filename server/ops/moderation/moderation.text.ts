import type { WordListName, WordSource, WritingLimit } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'

export const limitTexts = defineTexts({
  postsPerTenMinutes: { en: 'Posts in ten minutes', zh: '十分钟内可发帖子' },
  commentsPerFiveMinutes: { en: 'Comments in five minutes', zh: '五分钟内可发评论' },
  chatLinesPerHour: { en: 'Chat lines in an hour', zh: '一小时内可发聊天' },
  piecesPerDay: { en: 'Pieces in a day', zh: '一天内可投稿' },
  advicesPerDay: { en: 'Letters to offices in a day', zh: '一天内可写信' },
  reportsPerDay: { en: 'Reports in a day', zh: '一天内可举报' },
}) satisfies Readonly<Record<WritingLimit, unknown>>

export const listNames = defineTexts({
  flagged: { en: 'Words that wait for a review', zh: '需要审核的词' },
  brand: { en: 'Names of the site', zh: '站点与品牌名称' },
  roles: { en: 'Roles of those who run it', zh: '官方身份' },
  city: { en: 'Names of the city', zh: '城市名称' },
  areas: { en: 'Areas', zh: '行政区划用字' },
  offices: { en: 'Authorities', zh: '机关单位' },
  notices: { en: 'Words of notices', zh: '公告用语' },
  announcing: { en: 'What authorities do', zh: '发布类动词' },
  statements: { en: 'Beginnings of announcements', zh: '公告开头' },
  scopes: { en: 'Scopes of orders', zh: '全域用语' },
  measures: { en: 'Measures', zh: '管制措施' },
  reporting: { en: 'Words of those who only tell of it', zh: '转述用词' },
  lookalikes: { en: 'Look-alikes', zh: '形近字' },
  nameLookalikes: { en: 'Look-alikes in nicknames', zh: '昵称形近字' },
  reserved: { en: 'Names in use', zh: '在用名称' },
}) satisfies Readonly<Record<WordSource, unknown>>

export const listHelp = defineTexts({
  brand: { en: 'No nickname holds one; a headline with one waits.', zh: '昵称不能包含；标题包含时须审核。' },
  roles: { en: 'No nickname holds one; a headline with one waits.', zh: '昵称不能包含；标题包含时须审核。' },
  city: { en: 'No nickname holds one; texts may.', zh: '昵称不能包含，正文不受限。' },
  areas: {
    en: 'What may stand between the city’s name and that of an authority.',
    zh: '可出现在城市名与机关名之间。',
  },
  offices: {
    en: 'No nickname holds one; a text that speaks as one waits.',
    zh: '昵称不能包含；以其名义发布的内容须审核。',
  },
  notices: { en: 'A piece with one in its headline or text waits.', zh: '投稿标题或正文包含时须审核。' },
  announcing: {
    en: 'A line with one of these directly after an authority waits.',
    zh: '紧跟在机关名之后的，须审核。',
  },
  statements: { en: 'A line that begins with one waits.', zh: '以此开头的，须审核。' },
  scopes: { en: 'A line with one and, soon after, a measure waits.', zh: '其后不远处有管制措施的，须审核。' },
  measures: {
    en: 'A line with a scope or an authority before one waits.',
    zh: '前面有全域用语或机关名的，须审核。',
  },
  reporting: {
    en: 'With one of these before its colon a line only tells of an authority.',
    zh: '冒号前有这些词的，视为转述，不须审核。',
  },
  lookalikes: {
    en: 'One group per line, the common character first: all are compared as this one.',
    zh: '每行一组，常用字在前，比对时都视为该字。',
  },
  nameLookalikes: {
    en: 'One group per line, the common character first: in nicknames alone.',
    zh: '每行一组，常用字在前，仅用于昵称。',
  },
}) satisfies Readonly<Record<WordListName, unknown>>

/** The lists as the form shows them. */
export const listGroups = {
  names: ['brand', 'roles', 'city', 'offices'],
  announcements: ['notices', 'announcing', 'statements', 'scopes', 'measures', 'areas', 'reporting'],
  characters: ['lookalikes', 'nameLookalikes'],
} as const satisfies Readonly<Record<string, readonly WordListName[]>>
export type ListGroup = keyof typeof listGroups

export const groupTexts = defineTexts({
  names: { en: 'Names that nobody may take', zh: '保留名称' },
  announcements: { en: 'What announcements look like', zh: '公告特征' },
  characters: { en: 'Characters that pass for each other', zh: '形近字归并' },
}) satisfies Readonly<Record<ListGroup, unknown>>
