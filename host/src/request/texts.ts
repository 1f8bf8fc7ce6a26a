import { defineTexts } from '@plaza/shared/text'
import { network } from './network.text'

/** Texts of product spec, section 8, verbatim. */
export const t = defineTexts({
  expired: { en: 'login status has expired, please log in again', zh: '登录状态已过期，请重新登录' },
  invalid: { en: 'login invalid, please log in again', zh: '登录无效，请重新登录' },
  forbidden: { en: 'no permission to request this resource!', zh: '没有权限请求该资源！' },
  unknownAddress: { en: 'request address not found!', zh: '请求地址不存在！' },
  wrongMethod: { en: 'wrong request method!', zh: '请求方法错误！' },
  serverError: { en: 'server error, please try again later', zh: '服务器错误，请稍后再试' },
  unavailable: { en: 'server temporarily unavailable, please try again later!', zh: '服务器暂时不可用，请稍后再试！' },
  gateway: { en: 'gateway error!', zh: '网关错误！' },
  network,
  timeout: { en: 'request timed out, please try again later', zh: '请求超时，请稍后再试' },
  busy: { en: 'the server is busy, please try again later', zh: '服务器繁忙，请稍后再试' },
  refused: { en: 'that did not work, please try again', zh: '操作未成功，请重试' },
  tokenTimeout: { en: 'token fetch timed out', zh: '获取登录凭证超时' },
  cannotSend: { en: 'cannot send request to iOS', zh: '无法向 iOS 发送请求' },
  appOnly: { en: 'please access in the APP client', zh: '请在 APP 客户端内访问' },
  tooLarge: {
    en: (megabytes: number) => `the file is larger than ${megabytes} MB`,
    zh: (megabytes: number) => `文件超过 ${megabytes} MB`,
  },
})
