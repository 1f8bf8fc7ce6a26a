import { quoted, template } from './template'

/** What volunteers, people of a team and participants of its activities are told. */
export const practiceTemplates = {
  'team.asked': template<'author' | 'author_id' | 'team'>('system', {
    zh: ({ author, team }) => ({ title: `${author} 申请加入“${team}”`, content: '请在团队管理里审核。' }),
    en: ({ author, team }) => ({
      title: `${author} asks to join ${team}`,
      content: 'Please decide in the team’s pages.',
    }),
  }),
  'team.accept': template<'team'>('review', {
    zh: ({ team }) => ({ title: `您已加入“${team}”`, content: '欢迎！看看团队最近的活动吧。' }),
    en: ({ team }) => ({
      title: `You are a member of ${team} now`,
      content: 'Welcome! Have a look at its next activities.',
    }),
  }),
  'team.refuse': template<'team' | 'reason'>('review', {
    zh: ({ team, reason }) => ({ title: `您加入“${team}”的申请未通过`, content: `原因：${reason}\n您可以再次申请。` }),
    en: ({ team, reason }) => ({
      title: `${team} did not accept your request`,
      content: `Reason: ${reason}\nYou may ask again.`,
    }),
  }),
  'team.remove': template<'team' | 'reason'>('review', {
    zh: ({ team, reason }) => ({ title: `您已被移出“${team}”`, content: `原因：${reason}` }),
    en: ({ team, reason }) => ({ title: `You were removed from ${team}`, content: `Reason: ${reason}` }),
  }),
  'team.appoint': template<'team'>('review', {
    zh: ({ team }) => ({ title: `您成为“${team}”的负责人`, content: '现在您可以审核成员、发布活动、为志愿者签到。' }),
    en: ({ team }) => ({
      title: `You manage ${team} now`,
      content: 'You can review members, publish activities and sign volunteers in.',
    }),
  }),
  'team.dismiss': template<'team'>('review', {
    zh: ({ team }) => ({ title: `您不再是“${team}”的负责人`, content: '您仍是团队的成员。' }),
    en: ({ team }) => ({ title: `You no longer manage ${team}`, content: 'You are still a member.' }),
  }),
  'activity.moved-up': template<'activity' | 'when'>('system', {
    zh: ({ activity, when }) => ({
      title: '您候补成功',
      content: `“${activity}”有了名额，${when} 见。去不了请及时取消。`,
    }),
    en: ({ activity, when }) => ({
      title: 'You have a place now',
      content: `A place in ${activity} became free: ${when}. Please give it back if you cannot come.`,
    }),
  }),
  'activity.called-off': template<'activity' | 'when' | 'reason'>('system', {
    zh: ({ activity, when, reason }) => ({ title: `活动取消：${activity}`, content: `原定 ${when}。原因：${reason}` }),
    en: ({ activity, when, reason }) => ({
      title: `Called off: ${activity}`,
      content: `It was planned for ${when}. Reason: ${reason}`,
    }),
  }),
  'activity.changed': template<'activity' | 'when' | 'place'>('system', {
    zh: ({ activity, when, place }) => ({
      title: `活动有变动：${activity}`,
      content: `现在的时间地点：${when}，${place}`,
    }),
    en: ({ activity, when, place }) => ({ title: `Changed: ${activity}`, content: `It is now ${when}, ${place}` }),
  }),
  'activity.tomorrow': template<'activity' | 'when' | 'place'>('system', {
    zh: ({ activity, when, place }) => ({
      title: `明天的活动：${activity}`,
      content: `${when}，${place}。去不了请取消，把名额让给别人。`,
    }),
    en: ({ activity, when, place }) => ({
      title: `Tomorrow: ${activity}`,
      content: `${when}, ${place}. If you cannot come, please give your place back.`,
    }),
  }),
  'activity.today': template<'activity' | 'when' | 'place'>('system', {
    zh: ({ activity, when, place }) => ({
      title: `今天的活动：${activity}`,
      content: `${when}，${place}。到场后请签到。`,
    }),
    en: ({ activity, when, place }) => ({
      title: `Today: ${activity}`,
      content: `${when}, ${place}. Please sign in when you are there.`,
    }),
  }),
  'activity.undone': template<'activity'>('review', {
    zh: ({ activity }) => ({
      title: '您的签到未通过核对',
      content: `“${activity}”的负责人撤销了您的签到。如有疑问，可以申诉。`,
    }),
    en: ({ activity }) => ({
      title: 'Your sign-in was undone',
      content: `A manager of ${activity} undid it. If that is wrong, you can appeal.`,
    }),
  }),
  'attendance.to-check': template<'activity'>('system', {
    zh: ({ activity }) => ({
      title: '有签到待您核对',
      content: quoted(activity, '核对到场时间后，时长才会计入。'),
    }),
    en: ({ activity }) => ({
      title: 'Sign-ins wait for your check',
      content: quoted(activity, 'The hours are credited once you have looked at the times.'),
    }),
  }),
  'appeal.asked': template<'author' | 'author_id' | 'activity'>('system', {
    zh: ({ author, activity }) => ({ title: `${author} 对签到提出申诉`, content: `活动：${activity}` }),
    en: ({ author, activity }) => ({
      title: `${author} appeals for a missed sign-in`,
      content: `Activity: ${activity}`,
    }),
  }),
  'appeal.accept': template<'activity' | 'hours'>('review', {
    zh: ({ activity, hours }) => ({
      title: '您的申诉已通过',
      content: quoted(activity, `已计入 ${hours} 小时志愿时长。`),
    }),
    en: ({ activity, hours }) => ({
      title: 'Your appeal was accepted',
      content: quoted(activity, `${hours} hours were credited to you.`),
    }),
  }),
  'appeal.refuse': template<'activity' | 'reason'>('review', {
    zh: ({ activity, reason }) => ({ title: '您的申诉未通过', content: quoted(activity, `原因：${reason}`) }),
    en: ({ activity, reason }) => ({
      title: 'Your appeal was not accepted',
      content: quoted(activity, `Reason: ${reason}`),
    }),
  }),
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
