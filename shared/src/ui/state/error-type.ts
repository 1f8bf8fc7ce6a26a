import type { Failure } from '../../host'
import { defineTexts } from '../../text'
import type { ErrorType } from './error-panel'

const t = defineTexts({
  network: { en: 'Please check the network.', zh: '请检查网络连接。' },
  timeout: { en: 'The answer took too long.', zh: '请求超时。' },
})

/** 404 and the body code of missing content say that it is gone (docs/decisions/0011); anything else may pass. */
export const errorTypeOf = ({ status, code }: Failure): ErrorType => (status === 404 || code === 403001 ? 1 : 2)

export function errorDetailOf({ kind }: Failure): string | undefined {
  return kind === 'network' || kind === 'timeout' ? t[kind]() : undefined
}
