import { createSign, createVerify, type KeyLike } from 'node:crypto'

export type Parameters = Readonly<Record<string, string>>

/** Hours that Alipay's times are ahead of UTC, wherever the site is. */
const CHINA_HOURS = 8

/** `2026-11-27 10:00:00`, as Alipay writes times. */
export const alipayTime = (moment: number): string =>
  new Date(moment + CHINA_HOURS * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')

/** What is signed: parameters that are not empty, by name. */
const textOf = (parameters: Parameters): string =>
  Object.keys(parameters)
    .filter((name) => parameters[name] !== '')
    .sort()
    .map((name) => `${name}=${parameters[name]}`)
    .join('&')

/** The parameters with their signature (RSA2). */
export const signed = (parameters: Parameters, privateKey: KeyLike): Parameters => ({
  ...parameters,
  sign: createSign('RSA-SHA256').update(textOf(parameters)).sign(privateKey, 'base64'),
})

const verifies = (key: KeyLike, text: string, signature: string): boolean =>
  createVerify('RSA-SHA256').update(text).verify(key, signature, 'base64')

/** Parameters that some of Alipay's messages leave out of the signature. */
const unsigned = [[], ['sign_type'], ['alipay_cert_sn'], ['sign_type', 'alipay_cert_sn']] as const

/** Whether Alipay signed the parameters of a call-back. */
export function isSignedBy(key: KeyLike, { sign = '', ...parameters }: Parameters): boolean {
  return unsigned.some((left) => {
    const rest = Object.entries(parameters).filter(([name]) => !left.some((one) => one === name))
    return verifies(key, textOf(Object.fromEntries(rest)), sign)
  })
}

/** The object of an answer that stands under a name, as it was written: that text is signed. Null without one. */
export function signedPart(answer: string, name: string): string | null {
  const head = new RegExp(`^\\s*\\{\\s*"${name}"\\s*:\\s*(?=\\{)`).exec(answer)
  if (!head) return null
  const from = head[0].length
  let depth = 0
  let isText = false
  for (let at = from; at < answer.length; at++) {
    const character = answer[at]
    if (isText && character === '\\') at += 1
    else if (character === '"') isText = !isText
    else if (!isText && character === '{') depth += 1
    else if (!isText && character === '}' && --depth === 0) return answer.slice(from, at + 1)
  }
  return null
}

export const isTextSignedBy = verifies
