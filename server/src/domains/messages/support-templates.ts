import { quoted, template } from './template'

/** What support tells the writer of a feedback, and somebody who applied to join. */
export const supportTemplates = {
  'feedback.answered': template<'excerpt' | 'words'>('system', {
    zh: ({ excerpt, words }) => ({ title: '您的反馈有了回复', content: quoted(excerpt, words) }),
    en: ({ excerpt, words }) => ({ title: 'Your feedback was answered', content: quoted(excerpt, words) }),
  }),
  'feedback.closed': template<'excerpt' | 'words'>('system', {
    zh: ({ excerpt, words }) => ({ title: '您的反馈已办结', content: quoted(excerpt, words) }),
    en: ({ excerpt, words }) => ({ title: 'Your feedback was closed', content: quoted(excerpt, words) }),
  }),
  'join.reviewing': template('system', {
    zh: () => ({ title: '您的加入申请正在审核', content: '有结果时会在这里告诉您。' }),
    en: () => ({ title: 'Somebody reads your application', content: 'You will be told here what comes of it.' }),
  }),
  'join.accepted': template<'words'>('system', {
    zh: ({ words }) => ({ title: '您的加入申请已通过', content: words }),
    en: ({ words }) => ({ title: 'Your application was accepted', content: words }),
  }),
  'join.refused': template<'words'>('system', {
    zh: ({ words }) => ({ title: '您的加入申请未通过', content: words }),
    en: ({ words }) => ({ title: 'Your application was not accepted', content: words }),
  }),
} as const
