import { createHash, createHmac } from 'node:crypto'
import { answeredBy, type Behaviour } from './behaviour'

interface SentMessage {
  phone: string
  sign: string
  template: string
  params: unknown
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** Stand-in of Alibaba Cloud's SendSms: verifies the signature of each request from what arrived, and its time. */
export function smsProvider(keys: Readonly<Record<string, string>>) {
  const state = {
    behaviour: 'documented' as Behaviour,
    sent: [] as SentMessage[],
    /** Code of the next answers instead of `OK`, for example `isv.BUSINESS_LIMIT_CONTROL`. */
    failure: '',
  }
  const nonces = new Set<string>()
  const answerWith = (Code: string, status = 200) => Response.json({ Code, Message: Code, RequestId: '1' }, { status })

  function problemOf(request: Request, body: string): string | null {
    const { headers } = request
    const url = new URL(request.url)
    const [, key = '', names = '', signature] =
      /^ACS3-HMAC-SHA256 Credential=([^,]+),SignedHeaders=([^,]+),Signature=([0-9a-f]{64})$/.exec(
        headers.get('authorization') ?? '',
      ) ?? []
    if (!keys[key]) return 'InvalidAccessKeyId.NotFound'
    if (Math.abs(Date.parse(headers.get('x-acs-date') ?? '') - Date.now()) > 900_000) return 'InvalidTimeStamp.Expired'
    const nonce = headers.get('x-acs-signature-nonce') ?? ''
    if (!nonce || nonces.has(nonce)) return 'SignatureNonceUsed'
    const headerOf = (name: string) => (name === 'host' ? url.host : (headers.get(name) ?? ''))
    const lines = names.split(';').map((name) => `${name}:${headerOf(name)}\n`)
    const query = url.search.slice(1).split('&').sort().join('&')
    const canonical = [request.method, url.pathname, query, lines.join(''), names, sha256(body)].join('\n')
    const expected = createHmac('sha256', keys[key])
      .update(`ACS3-HMAC-SHA256\n${sha256(canonical)}`)
      .digest('hex')
    if (signature !== expected) return 'SignatureDoesNotMatch'
    nonces.add(nonce)
    if (headers.get('x-acs-action') !== 'SendSms' || headers.get('x-acs-version') !== '2017-05-25')
      return 'InvalidAction'
    return null
  }

  async function answer(request: Request): Promise<Response> {
    const problem = problemOf(request, await request.text())
    if (problem) return answerWith(problem, 400)
    if (state.failure) return answerWith(state.failure)
    const query = new URL(request.url).searchParams
    state.sent.push({
      phone: query.get('PhoneNumbers') ?? '',
      sign: query.get('SignName') ?? '',
      template: query.get('TemplateCode') ?? '',
      params: JSON.parse(query.get('TemplateParam') ?? 'null'),
    })
    return answerWith('OK')
  }
  return { state, call: answeredBy(answer, () => state.behaviour) }
}
