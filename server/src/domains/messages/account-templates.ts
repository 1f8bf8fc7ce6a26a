import { template } from './template'

const fromZh = (network: string) => (network && network !== 'local' ? `，网络 ${network}` : '')
const fromEn = (network: string) => (network && network !== 'local' ? ` from the network ${network}` : '')

/** Templates of messages about the own account. */
export const accountTemplates = {
  'login.new-device': template<'device' | 'network'>('system', {
    zh: ({ device, network }) => ({
      title: '您的账号在新设备上登录了',
      content: `设备：${device}${fromZh(network)}。若不是您本人，请在“账号与安全”里让它退出，并修改密码。`,
    }),
    en: ({ device, network }) => ({
      title: 'Your account was used on a new device',
      content: `${device} logged in${fromEn(network)}. If this was not you, log it out in Account safety and change your password.`,
    }),
  }),
  'wechat.bound': template('system', {
    zh: () => ({
      title: '您的账号绑定了微信',
      content: '此后用这个微信可以登录您的账号。若不是您本人操作，请在“账号与安全”里解除绑定，并修改密码。',
    }),
    en: () => ({
      title: 'WeChat was bound to your account',
      content:
        'This WeChat can log in to your account from now on. If this was not you, unbind it in Account safety and change your password.',
    }),
  }),
  'wechat.unbound': template('system', {
    zh: () => ({
      title: '您的账号解除了微信绑定',
      content: '其他设备已退出登录。若不是您本人操作，请修改密码。',
    }),
    en: () => ({
      title: 'WeChat was unbound from your account',
      content: 'All other devices were logged out. If this was not you, change your password.',
    }),
  }),
  'export.ready': template<'days'>('system', {
    zh: ({ days }) => ({
      title: '您申请的数据文件已生成',
      content: `请在 ${days} 天内下载。文件只能下载一次，之后即从我们这里删除。`,
    }),
    en: ({ days }) => ({
      title: 'The file with your data is ready',
      content: `Fetch it within ${days} days. It can be fetched once and is deleted here then.`,
    }),
  }),
  'closing.requested': template<'days'>('system', {
    zh: ({ days }) => ({
      title: '您申请了注销账号',
      content: `账号将在 ${days} 天后注销。在此之前可随时撤回。若不是您本人操作，请立即撤回并修改密码。`,
    }),
    en: ({ days }) => ({
      title: 'You asked for your account to be closed',
      content: `It is closed in ${days} days. Until then you can take that back. If this was not you, take it back and change your password.`,
    }),
  }),
  'closing.soon': template('system', {
    zh: () => ({ title: '您的账号将于一天内注销', content: '如不想注销，请在设置中撤回。' }),
    en: () => ({
      title: 'Your account is closed within a day',
      content: 'Take that back in the settings if you want to keep it.',
    }),
  }),
  'closing.taken-back': template('system', {
    zh: () => ({ title: '您撤回了注销申请', content: '账号保持不变。' }),
    en: () => ({ title: 'You took the closing of your account back', content: 'Your account stays as it is.' }),
  }),
  'closing.stopped': template('system', {
    zh: () => ({ title: '账号没有注销：钱包里有新的资金', content: '请提现或确认放弃后重新申请。' }),
    en: () => ({
      title: 'Your account was not closed: new money has come in',
      content: 'Withdraw it, or give it up and ask again.',
    }),
  }),
} as const
