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
} as const
