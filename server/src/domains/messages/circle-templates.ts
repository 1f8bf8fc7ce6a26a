import { quoted, template } from './template'

/** What the managers of a circle tell a person. */
export const circleTemplates = {
  'circle.hidden': template<'circle' | 'excerpt' | 'reason'>('review', {
    zh: ({ circle, excerpt, reason }) => ({
      title: `您在“${circle}”的帖子被圈子管理员隐藏`,
      content: quoted(excerpt, `原因：${reason}`),
    }),
    en: ({ circle, excerpt, reason }) => ({
      title: `A manager of ${circle} hid your post`,
      content: quoted(excerpt, `Reason: ${reason}`),
    }),
  }),
  'circle.shown': template<'circle' | 'excerpt'>('review', {
    zh: ({ circle, excerpt }) => ({
      title: `您在“${circle}”的帖子已恢复显示`,
      content: quoted(excerpt, '现在大家又能看到了。'),
    }),
    en: ({ circle, excerpt }) => ({
      title: `Your post in ${circle} is shown again`,
      content: quoted(excerpt, 'Everybody can see it again.'),
    }),
  }),
  'circle.muted': template<'circle' | 'days' | 'reason'>('review', {
    zh: ({ circle, days, reason }) => ({
      title: `您在“${circle}”被禁言 ${days} 天`,
      content: `原因：${reason}\n浏览不受影响，到期后自动恢复。`,
    }),
    en: ({ circle, days, reason }) => ({
      title: days === '1' ? `You are muted in ${circle} for a day` : `You are muted in ${circle} for ${days} days`,
      content: `Reason: ${reason}\nYou can still read everything, and write again after that.`,
    }),
  }),
  'circle.removed': template<'circle' | 'reason'>('review', {
    zh: ({ circle, reason }) => ({ title: `您已被移出“${circle}”`, content: `原因：${reason}` }),
    en: ({ circle, reason }) => ({ title: `You were removed from ${circle}`, content: `Reason: ${reason}` }),
  }),
  'circle.appointed': template<'circle'>('review', {
    zh: ({ circle }) => ({
      title: `您成为“${circle}”的管理员`,
      content: '现在您可以置顶和隐藏帖子、管理成员、修改公告。',
    }),
    en: ({ circle }) => ({
      title: `You are a manager of ${circle} now`,
      content: 'You can pin and hide posts, manage members and change the notice.',
    }),
  }),
} as const
