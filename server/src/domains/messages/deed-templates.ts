import { quoted, template } from './template'

/** What people are told about wishes and service orders. */
export const deedTemplates = {
  'wish.claimed': template<'title'>('system', {
    zh: ({ title }) => ({
      title: '有志愿者认领了您的心愿',
      content: quoted(title, '打开心愿就能看到对方的联系方式。'),
    }),
    en: ({ title }) => ({
      title: 'A volunteer claims your wish',
      content: quoted(title, 'Open the wish to see how to reach them.'),
    }),
  }),
  'wish.given-back': template<'title'>('system', {
    zh: ({ title }) => ({
      title: '认领您心愿的志愿者放弃了认领',
      content: quoted(title, '心愿已回到心愿墙，等待其他人认领。'),
    }),
    en: ({ title }) => ({
      title: 'The volunteer gave your wish back',
      content: quoted(title, 'It is on the wall again, for somebody else.'),
    }),
  }),
  'wish.claim-ended': template<'title'>('system', {
    zh: ({ title }) => ({
      title: '许愿人结束了您的认领',
      content: quoted(title, '这个心愿不再需要您，谢谢您愿意帮忙。'),
    }),
    en: ({ title }) => ({
      title: 'The owner of a wish ended your claim',
      content: quoted(title, 'You are not needed for it any more. Thank you for offering.'),
    }),
  }),
  'wish.finished': template<'title' | 'words'>('system', {
    zh: ({ title, words }) => ({
      title: '您认领的心愿实现了，谢谢您',
      content: [`“${title}”`, words].filter(Boolean).join('\n'),
    }),
    en: ({ title, words }) => ({
      title: 'The wish that you claimed came true. Thank you',
      content: [`“${title}”`, words].filter(Boolean).join('\n'),
    }),
  }),
  'wish.reminded': template<'title'>('system', {
    zh: ({ title }) => ({
      title: '您认领的心愿快到期了',
      content: quoted(title, '请尽快完成，并请对方确认；到期未完成会自动退回心愿墙。'),
    }),
    en: ({ title }) => ({
      title: 'Your claim of a wish ends soon',
      content: quoted(title, 'Finish it and let its owner confirm it; otherwise it goes back to the wall.'),
    }),
  }),
  'wish.to-confirm': template<'title'>('system', {
    zh: ({ title }) => ({
      title: '您心愿的认领快到期了',
      content: quoted(title, '如果心愿已经实现，请确认完成；到期未确认会自动退回心愿墙。'),
    }),
    en: ({ title }) => ({
      title: 'The claim of your wish ends soon',
      content: quoted(title, 'If it came true, confirm that; otherwise it goes back to the wall.'),
    }),
  }),
  'wish.withdrawn': template<'title'>('system', {
    zh: ({ title }) => ({
      title: '您认领的心愿已下架',
      content: quoted(title, '审核未通过，您不需要再做什么。'),
    }),
    en: ({ title }) => ({
      title: 'A wish that you claimed was taken down',
      content: quoted(title, 'A reviewer refused it; there is nothing left for you to do.'),
    }),
  }),
  'wish.expired': template<'title'>('system', {
    zh: ({ title }) => ({ title: '心愿的认领已到期', content: quoted(title, '心愿已自动退回心愿墙，可以再次认领。') }),
    en: ({ title }) => ({
      title: 'The claim of a wish has ended',
      content: quoted(title, 'It is on the wall again, and can be claimed again.'),
    }),
  }),
  'order.received': template<'service'>('system', {
    zh: ({ service }) => ({ title: '有新的服务点单', content: quoted(service, '请在约定时间前接单。') }),
    en: ({ service }) => ({
      title: 'Somebody ordered a service of your team',
      content: quoted(service, 'Take it on before the time for which it is wanted.'),
    }),
  }),
  'order.provided': template<'service'>('system', {
    zh: ({ service }) => ({ title: '您的服务点单已被接单', content: quoted(service, '服务人员会按约定时间联系您。') }),
    en: ({ service }) => ({
      title: 'Your order was taken on',
      content: quoted(service, 'Somebody will come at the time that you chose.'),
    }),
  }),
  'order.completed': template<'service'>('system', {
    zh: ({ service }) => ({ title: '服务已完成，请评价', content: quoted(service, '您的评价会帮到后来的人。') }),
    en: ({ service }) => ({
      title: 'The service is done. How was it?',
      content: quoted(service, 'Your score helps whoever orders it next.'),
    }),
  }),
  'order.scored': template<'service' | 'score'>('system', {
    zh: ({ service, score }) => ({ title: `您提供的服务得到 ${score} 分`, content: quoted(service, '') }),
    en: ({ service, score }) => ({ title: `Your service was given ${score} of 5`, content: quoted(service, '') }),
  }),
  'order.refused': template<'service' | 'reason'>('system', {
    zh: ({ service, reason }) => ({ title: '您的服务点单未被接受', content: quoted(service, `原因：${reason}`) }),
    en: ({ service, reason }) => ({ title: 'Your order was refused', content: quoted(service, `Reason: ${reason}`) }),
  }),
  'order.cancelled': template<'service'>('system', {
    zh: ({ service }) => ({ title: '一个服务点单被取消', content: quoted(service, '不需要再上门了。') }),
    en: ({ service }) => ({
      title: 'An order was cancelled',
      content: quoted(service, 'Nobody needs to come any more.'),
    }),
  }),
  'order.passed-on': template<'title'>('system', {
    zh: ({ title }) => ({
      title: '一个服务点单已由其他团队接单',
      content: quoted(title, '由实践中心协调，不需要再接单。'),
    }),
    en: ({ title }) => ({
      title: 'Another team took an order of yours on',
      content: quoted(title, 'The practice centre arranged it; there is nothing left for you to do.'),
    }),
  }),
  'dispatch.asked': template<'title' | 'note'>('system', {
    zh: ({ title, note }) => ({
      title: '实践中心请您的团队帮忙',
      content: quoted(title, [note, '请接受，或说明为什么不能。'].filter(Boolean).join('\n')),
    }),
    en: ({ title, note }) => ({
      title: 'The practice centre asks your team for help',
      content: quoted(title, [note, 'Accept it, or say why you cannot.'].filter(Boolean).join('\n')),
    }),
  }),
  'order.reminded': template<'service'>('system', {
    zh: ({ service }) => ({
      title: '请尽快完成您接下的服务点单',
      content: quoted(service, '约定时间已过。两天内仍未完成，这一单将退回。'),
    }),
    en: ({ service }) => ({
      title: 'An order that you took on is not completed',
      content: quoted(service, 'Its time is over. It is given back unless it is completed within two days.'),
    }),
  }),
  'order.given-back': template<'service'>('system', {
    zh: ({ service }) => ({
      title: '服务点单未按时完成，已退回',
      content: quoted(service, '团队可以重新接单，点单人也可以取消。'),
    }),
    en: ({ service }) => ({
      title: 'An order was not completed and was given back',
      content: quoted(service, 'The team can take it on again, and its orderer can cancel it.'),
    }),
  }),
  'order.returned': template<'service'>('system', {
    zh: ({ service }) => ({
      title: '接单人退回了服务点单',
      content: quoted(service, '团队可以重新接单，点单人也可以取消。'),
    }),
    en: ({ service }) => ({
      title: 'Who had taken an order on gave it back',
      content: quoted(service, 'The team can take it on again, and its orderer can cancel it.'),
    }),
  }),
  'order.overdue': template<'service'>('system', {
    zh: ({ service }) => ({
      title: '服务点单超时未接单',
      content: quoted(service, '约定时间已过。团队仍可接单，点单人也可以取消。'),
    }),
    en: ({ service }) => ({
      title: 'Nobody took an order on in time',
      content: quoted(service, 'The team can still take it on, and its orderer can cancel it.'),
    }),
  }),
} as const
