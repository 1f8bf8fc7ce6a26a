import type { Language } from '../../transport/messages'
import { accountTemplates } from './account-templates'
import { adviceTemplates } from './advice-templates'
import { circleTemplates } from './circle-templates'
import { deedTemplates } from './deed-templates'
import { placeTemplates } from './place-templates'
import { practiceTemplates } from './practice-templates'
import { supportTemplates } from './support-templates'
import { quoted, template } from './template'
import { walletTemplates } from './wallet-templates'

/** What a message is about, as it is said in a sentence. Params name one of these. */
const things = {
  post: { zh: '帖子', en: 'post' },
  comment: { zh: '评论', en: 'comment' },
  chat: { zh: '聊天发言', en: 'chat line' },
  piece: { zh: '作品', en: 'piece' },
  advice: { zh: '来信', en: 'question' },
  wish: { zh: '心愿', en: 'wish' },
  practice: { zh: '文明实践内容', en: 'civilisation post' },
  profile: { zh: '个人资料', en: 'profile' },
  person: { zh: '用户', en: 'account' },
} as const satisfies Record<string, Record<Language, string>>
export type MessageThing = keyof typeof things

const nameOf = (thing: string, language: Language): string => things[thing as MessageThing]?.[language] ?? thing

/** Templates of messages, by id. Sent messages keep the id: change its words, never its meaning or its params. */
export const templates = {
  /** Written by the site, in both languages. */
  notice: template<'title' | 'title_en' | 'content' | 'content_en'>('system', {
    zh: ({ title, content }) => ({ title, content }),
    en: ({ title_en, content_en }) => ({ title: title_en, content: content_en }),
  }),
  'programme.soon': template<'programme' | 'channel' | 'when'>('system', {
    zh: ({ programme, channel, when }) => ({ title: `《${programme}》即将开始`, content: `${channel} · ${when}` }),
    en: ({ programme, channel, when }) => ({ title: `${programme} begins soon`, content: `${channel}, ${when}` }),
  }),
  'mention.post': template<'author' | 'author_id' | 'excerpt'>('reply', {
    zh: ({ author, excerpt }) => ({ title: `${author} 在帖子里提到了您`, content: excerpt }),
    en: ({ author, excerpt }) => ({ title: `${author} mentioned you in a post`, content: excerpt }),
  }),
  'mention.comment': template<'author' | 'author_id' | 'excerpt'>('reply', {
    zh: ({ author, excerpt }) => ({ title: `${author} 在评论里提到了您`, content: excerpt }),
    en: ({ author, excerpt }) => ({ title: `${author} mentioned you in a comment`, content: excerpt }),
  }),
  'reply.comment': template<'author' | 'author_id' | 'excerpt'>('reply', {
    zh: ({ author, excerpt }) => ({ title: `${author} 回复了您的评论`, content: excerpt }),
    en: ({ author, excerpt }) => ({ title: `${author} replied to your comment`, content: excerpt }),
  }),
  'review.published': template<'thing' | 'excerpt'>('review', {
    zh: ({ thing, excerpt }) => ({
      title: `您的${nameOf(thing, 'zh')}已通过审核`,
      content: quoted(excerpt, '现在大家都能看到了。'),
    }),
    en: ({ thing, excerpt }) => ({
      title: `Your ${nameOf(thing, 'en')} is published`,
      content: quoted(excerpt, 'Everybody can see it now.'),
    }),
  }),
  'review.refused': template<'thing' | 'excerpt' | 'reason'>('review', {
    zh: ({ thing, excerpt, reason }) => ({
      title: `您的${nameOf(thing, 'zh')}未通过审核`,
      content: quoted(excerpt, `原因：${reason}`),
    }),
    en: ({ thing, excerpt, reason }) => ({
      title: `Your ${nameOf(thing, 'en')} was not published`,
      content: quoted(excerpt, `Reason: ${reason}`),
    }),
  }),
  'review.hidden': template<'thing' | 'excerpt' | 'reason'>('review', {
    zh: ({ thing, excerpt, reason }) => ({
      title: `您的${nameOf(thing, 'zh')}被举报，经核实已下架`,
      content: quoted(excerpt, `原因：${reason}`),
    }),
    en: ({ thing, excerpt, reason }) => ({
      title: `Your ${nameOf(thing, 'en')} was reported and is hidden now`,
      content: quoted(excerpt, `Reason: ${reason}`),
    }),
  }),
  'review.taken-down': template<'thing' | 'excerpt' | 'reason'>('review', {
    zh: ({ thing, excerpt, reason }) => ({
      title: `您的${nameOf(thing, 'zh')}经核实已下架`,
      content: quoted(excerpt, `原因：${reason}`),
    }),
    en: ({ thing, excerpt, reason }) => ({
      title: `Your ${nameOf(thing, 'en')} was reviewed and is hidden now`,
      content: quoted(excerpt, `Reason: ${reason}`),
    }),
  }),
  'review.shown': template<'thing' | 'excerpt'>('review', {
    zh: ({ thing, excerpt }) => ({
      title: `您的${nameOf(thing, 'zh')}已恢复显示`,
      content: quoted(excerpt, '我们复核后撤回了下架的决定，现在大家又能看到了。'),
    }),
    en: ({ thing, excerpt }) => ({
      title: `Your ${nameOf(thing, 'en')} is shown again`,
      content: quoted(excerpt, 'We looked at it once more and took our decision back. Everybody can see it again.'),
    }),
  }),
  'review.banned': template<'days' | 'reason'>('review', {
    zh: ({ days, reason }) => ({
      title: `您的账号 ${days} 天内不能发布内容`,
      content: `原因：${reason}\n浏览不受影响，到期后自动恢复。`,
    }),
    en: ({ days, reason }) => ({
      title: days === '1' ? 'You cannot post for a day' : `You cannot post for ${days} days`,
      content: `Reason: ${reason}\nYou can still read everything, and post again after that.`,
    }),
  }),
  'report.hidden': template<'target'>('review', {
    zh: ({ target }) => ({
      title: '您的举报已处理',
      content: `经核实，您举报的${nameOf(target, 'zh')}违反了规则，已作处理。谢谢您让这里更好。`,
    }),
    en: ({ target }) => ({
      title: 'We acted on your report',
      content: `The ${nameOf(target, 'en')} that you reported broke the rules, and we took action. Thank you.`,
    }),
  }),
  'report.shown': template<'target'>('review', {
    zh: ({ target }) => ({
      title: '您的举报已复核',
      content: `您举报的${nameOf(target, 'zh')}曾被下架。复核后没有发现违反规则之处，已恢复显示。不想再看到，可以拉黑对方。`,
    }),
    en: ({ target }) => ({
      title: 'We looked at your report again',
      content: `The ${nameOf(target, 'en')} that you reported was hidden for a while. It does not break the rules, so it is shown again. If you would rather not see this person, you can block them.`,
    }),
  }),
  'report.kept': template<'target'>('review', {
    zh: ({ target }) => ({
      title: '您的举报已核查',
      content: `我们看过了您举报的${nameOf(target, 'zh')}，没有发现违反规则之处，因此予以保留。不想再看到，可以拉黑对方。`,
    }),
    en: ({ target }) => ({
      title: 'We looked at your report',
      content: `The ${nameOf(target, 'en')} that you reported does not break the rules, so it stays. If you would rather not see this person, you can block them.`,
    }),
  }),
  ...accountTemplates,
  ...adviceTemplates,
  ...circleTemplates,
  ...practiceTemplates,
  ...deedTemplates,
  ...placeTemplates,
  ...supportTemplates,
  ...walletTemplates,
  /** Sent by `close_reports` in the database. */
  'report.deleted': template<'target'>('review', {
    zh: ({ target }) => ({ title: '您举报的内容已删除', content: `这条${nameOf(target, 'zh')}已由作者自己删除。` }),
    en: ({ target }) => ({
      title: 'What you reported is gone',
      content: `The author deleted this ${nameOf(target, 'en')}.`,
    }),
  }),
} as const
export type MessageTemplateId = keyof typeof templates
export type MessageParams<T extends MessageTemplateId> = Parameters<(typeof templates)[T]['words']['zh']>[0]
