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
} as const
