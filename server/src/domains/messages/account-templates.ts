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
} as const
