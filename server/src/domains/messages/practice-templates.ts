import { template } from './template'

/** What the practice centre tells people who volunteer. */
export const practiceTemplates = {
  'volunteer.accepted': template<'words'>('system', {
    zh: ({ words }) => ({ title: '您已成为注册志愿者', content: words }),
    en: ({ words }) => ({ title: 'You are a registered volunteer now', content: words }),
  }),
  'volunteer.refused': template<'words'>('system', {
    zh: ({ words }) => ({ title: '您的志愿者注册未通过', content: words }),
    en: ({ words }) => ({ title: 'Your registration as a volunteer was not accepted', content: words }),
  }),
  'hours.credited': template<'hours' | 'title' | 'why'>('system', {
    zh: ({ hours, title, why }) => ({ title: `志愿时长已补录 ${hours} 小时`, content: `${title}：${why}` }),
    en: ({ hours, title, why }) => ({ title: `${hours} hours were added to your record`, content: `${title}: ${why}` }),
  }),
  'hours.reversed': template<'hours' | 'title' | 'why'>('system', {
    zh: ({ hours, title, why }) => ({ title: `志愿时长已更正，扣回 ${hours} 小时`, content: `${title}：${why}` }),
    en: ({ hours, title, why }) => ({
      title: `${hours} hours of your record were taken back`,
      content: `${title}: ${why}`,
    }),
  }),
} as const
