import { codes } from '../../api/core/codes'
import type { Failure } from '../../host'
import { defineTexts } from '../../text'
import type { ErrorType } from './error-panel'

const t = defineTexts({
  offline: { en: 'You are offline', zh: '当前没有网络' },
  offlineDetail: { en: 'This page comes as soon as the network is back.', zh: '网络恢复后即可查看。' },
  network: { en: 'No answer came', zh: '网络连接失败' },
  networkDetail: { en: 'Please check the network and try again.', zh: '请检查网络后重试。' },
  timeout: { en: 'The answer took too long', zh: '响应超时' },
  timeoutDetail: { en: 'The network or the server is slow. Please try again.', zh: '网络或服务器较慢，请重试。' },
  linkExpired: { en: 'This preview link has expired.', zh: '预览链接已失效' },
  linkExpiredDetail: { en: 'Ask for a new one.', zh: '请索取新链接。' },
  forbidden: { en: 'This is not open to you', zh: '暂无权限查看' },
})

/** 404 and the codes of missing content and expired links are final (docs/decisions/0011); anything else may pass. */
export const errorTypeOf = ({ status, code }: Failure): ErrorType =>
  status === 404 || code === codes.contentGone || code === codes.linkExpired ? 1 : 2

interface Cause {
  /** In place of the sentence of the type. */
  sentence?: string
  detail?: string
}

/** The sentence of a failure whose cause is not a busy server. */
export function causeOf({ kind, status, code }: Failure, isOnline: boolean): Cause {
  if (kind === 'network' && !isOnline) return { sentence: t.offline(), detail: t.offlineDetail() }
  if (kind === 'network') return { sentence: t.network(), detail: t.networkDetail() }
  if (kind === 'timeout') return { sentence: t.timeout(), detail: t.timeoutDetail() }
  if (code === codes.linkExpired) return { sentence: t.linkExpired(), detail: t.linkExpiredDetail() }
  return status === 403 ? { sentence: t.forbidden() } : {}
}
