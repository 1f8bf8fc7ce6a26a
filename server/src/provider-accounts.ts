/** Accounts at providers of the outside world, read from the process environment by environment.ts. */

/** A bucket of S3 or a compatible server, addressed by path. */
export interface Bucket {
  endpoint: string
  name: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** An official account or a mini program of WeChat. */
export interface WechatAccount {
  appId: string
  secret: string
}

/** An account of Alibaba Cloud's Short Message Service. */
export interface AliyunSmsAccount {
  keyId: string
  keySecret: string
  /** Approved name that stands before each text. */
  signName: string
  /** Code of the approved template of captchas, with the variables `code` and `minutes`, for example `SMS_154950909`. */
  captchaTemplate: string
  endpoint: string
}

/** A merchant of WeChat Pay that transfers money to persons (商家转账). */
export interface WechatPayAccount {
  /** Official account whose open ids persons have. */
  appId: string
  mchId: string
  /** Serial number of the merchant's certificate. */
  serial: string
  /** Private key of the merchant's certificate, PEM. */
  privateKey: string
  /** API v3 key, 32 characters. */
  apiKey: string
  /** WeChat's public key with its id, PEM; undefined: platform certificates are fetched. */
  platformKey: { serial: string; key: string } | undefined
  /** Scene for which WeChat approved the merchant's transfers, and what it demands to know of them. */
  scene: { id: string; remark: string; report: readonly (readonly [type: string, content: string])[] }
}

/** An application of Alipay that transfers money to persons, by certificates. All of them are PEM. */
export interface AlipayAccount {
  appId: string
  /** Private key of the application's certificate. */
  privateKey: string
  certificate: string
  /** With which Alipay signs, followed by its issuer's. */
  alipayCertificate: string
  rootCertificates: string
  /** Of each transfer, as the person sees it. */
  title: string
  endpoint: string
}

/** A service that reads texts aloud, with OpenAI's call for speech. */
export interface VoiceAccount {
  url: string
  key: string | undefined
  model: string
  voice: string
}

/** Variables of the process environment, by name. */
export type Variables = Readonly<Record<string, string | undefined>>

function required(variables: Variables, choice: string, name: string): string {
  const value = variables[name]
  if (!value) throw new Error(`${choice} needs ${name}.`)
  return value
}

/** All of its variables are required: otherwise servers would look in different places. */
export function bucketOf(variables: Variables): Bucket | undefined {
  if (variables.PLAZA_STORAGE !== 's3') return undefined
  const given = (name: string) => required(variables, 'PLAZA_STORAGE=s3', name)
  const endpoint = given('PLAZA_S3_ENDPOINT')
  if (!URL.canParse(endpoint)) throw new Error(`PLAZA_S3_ENDPOINT must be an address, not ${endpoint}.`)
  return {
    endpoint,
    name: given('PLAZA_S3_BUCKET'),
    region: variables.PLAZA_S3_REGION || 'us-east-1',
    accessKeyId: given('PLAZA_S3_KEY_ID'),
    secretAccessKey: given('PLAZA_S3_SECRET'),
  }
}

export function wechatAccountOf({ PLAZA_WECHAT, PLAZA_WECHAT_APP_ID, PLAZA_WECHAT_SECRET }: Variables) {
  if (PLAZA_WECHAT !== 'official') return undefined
  if (!PLAZA_WECHAT_APP_ID || !PLAZA_WECHAT_SECRET)
    throw new Error('PLAZA_WECHAT=official needs PLAZA_WECHAT_APP_ID and PLAZA_WECHAT_SECRET.')
  return { appId: PLAZA_WECHAT_APP_ID, secret: PLAZA_WECHAT_SECRET }
}

export function miniProgramOf(variables: Variables): WechatAccount | undefined {
  const { PLAZA_WECHAT, PLAZA_WECHAT_MINI_APP_ID: appId, PLAZA_WECHAT_MINI_SECRET: secret } = variables
  if (PLAZA_WECHAT !== 'official' || (!appId && !secret)) return undefined
  if (!appId || !secret) throw new Error('A mini program needs PLAZA_WECHAT_MINI_APP_ID and PLAZA_WECHAT_MINI_SECRET.')
  return { appId, secret }
}

export function aliyunSmsOf(variables: Variables): AliyunSmsAccount | undefined {
  if (variables.PLAZA_SMS !== 'aliyun') return undefined
  const given = (name: string) => required(variables, 'PLAZA_SMS=aliyun', name)
  const endpoint = variables.PLAZA_SMS_ENDPOINT || 'https://dysmsapi.aliyuncs.com'
  if (!URL.canParse(endpoint)) throw new Error(`PLAZA_SMS_ENDPOINT must be an address, not ${endpoint}.`)
  return {
    endpoint: new URL(endpoint).origin,
    keyId: given('PLAZA_SMS_KEY_ID'),
    keySecret: given('PLAZA_SMS_SECRET'),
    signName: given('PLAZA_SMS_SIGN_NAME'),
    captchaTemplate: given('PLAZA_SMS_CAPTCHA_TEMPLATE'),
  }
}

const API_KEY_LENGTH = 32

/** PEM in one line, with `\n` for its line breaks, is what most tools can pass on. */
const pemOf = (text: string): string => text.replaceAll('\\n', '\n')

/** `活动名称=...;奖励说明=...` */
const pairsOf = (text: string): [string, string][] =>
  text.split(';').flatMap((pair) => {
    const [type = '', ...content] = pair.split('=')
    return type.trim() && content.length > 0 ? [[type.trim(), content.join('=').trim()]] : []
  })

/** Whether a variable of a family has a value. */
const hasSome = (variables: Variables, prefix: string): boolean =>
  Object.entries(variables).some(([name, value]) => name.startsWith(prefix) && value)

const WECHAT_PAY = 'PLAZA_WECHAT_PAY_'
const ALIPAY = 'PLAZA_ALIPAY_'

/** Each way to pay is open if its account is configured; one of them at least. */
function pays(variables: Variables, prefix: string): boolean {
  if (variables.PLAZA_PAYOUTS !== 'official') return false
  if (![WECHAT_PAY, ALIPAY].some((one) => hasSome(variables, one)))
    throw new Error(`PLAZA_PAYOUTS=official needs the account of ${WECHAT_PAY}…, or that of ${ALIPAY}…, or both.`)
  return hasSome(variables, prefix)
}

export function alipayOf(variables: Variables): AlipayAccount | undefined {
  if (!pays(variables, ALIPAY)) return undefined
  const given = (name: string) => required(variables, 'PLAZA_PAYOUTS=official with Alipay', `${ALIPAY}${name}`)
  const endpoint = variables.PLAZA_ALIPAY_ENDPOINT || 'https://openapi.alipay.com/gateway.do'
  if (!URL.canParse(endpoint)) throw new Error(`PLAZA_ALIPAY_ENDPOINT must be an address, not ${endpoint}.`)
  return {
    appId: given('APP_ID'),
    privateKey: pemOf(given('PRIVATE_KEY')),
    certificate: pemOf(given('APP_CERT')),
    alipayCertificate: pemOf(given('CERT')),
    rootCertificates: pemOf(given('ROOT_CERT')),
    title: variables.PLAZA_ALIPAY_TITLE || 'Plaza',
    endpoint,
  }
}

export function wechatPayOf(variables: Variables): WechatPayAccount | undefined {
  if (!pays(variables, WECHAT_PAY)) return undefined
  const given = (name: string) => required(variables, 'PLAZA_PAYOUTS=official', name)
  const apiKey = given('PLAZA_WECHAT_PAY_API_KEY')
  if (apiKey.length !== API_KEY_LENGTH) throw new Error('PLAZA_WECHAT_PAY_API_KEY must have 32 characters.')
  const { PLAZA_WECHAT_PAY_PUBLIC_KEY_ID: serial, PLAZA_WECHAT_PAY_PUBLIC_KEY: key } = variables
  if (Boolean(serial) !== Boolean(key))
    throw new Error('PLAZA_WECHAT_PAY_PUBLIC_KEY needs PLAZA_WECHAT_PAY_PUBLIC_KEY_ID, and the other way round.')
  return {
    appId: given('PLAZA_WECHAT_APP_ID'),
    mchId: given('PLAZA_WECHAT_PAY_MCH_ID'),
    serial: given('PLAZA_WECHAT_PAY_SERIAL'),
    privateKey: pemOf(given('PLAZA_WECHAT_PAY_PRIVATE_KEY')),
    apiKey,
    platformKey: serial && key ? { serial, key: pemOf(key) } : undefined,
    scene: {
      id: given('PLAZA_WECHAT_PAY_SCENE'),
      remark: variables.PLAZA_WECHAT_PAY_REMARK || 'Plaza',
      report: pairsOf(variables.PLAZA_WECHAT_PAY_REPORT ?? ''),
    },
  }
}

export function voiceOf(variables: Variables): VoiceAccount {
  const url = required(variables, 'PLAZA_VOICE=http', 'PLAZA_VOICE_URL')
  if (!/^https?:\/\//.test(url) || !URL.canParse(url))
    throw new Error(`PLAZA_VOICE_URL must be an address, not ${url}.`)
  return {
    url,
    key: variables.PLAZA_VOICE_KEY || undefined,
    model: variables.PLAZA_VOICE_MODEL || 'tts-1',
    voice: variables.PLAZA_VOICE_NAME || 'alloy',
  }
}

/** Map tiles of another provider. */
export interface MapTiles {
  /** URL with {z}, {x} and {y}; also {s} (a, b, c), {theme} (light, dark) and {lang} (zh, en). */
  url: string
  /** Shown on the map, as the provider demands. */
  attribution: string
}

/** Reads and validates the map tiles' variables. */
export function mapTilesOf({
  PLAZA_MAP_TILES: url,
  PLAZA_MAP_ATTRIBUTION: attribution,
}: Variables): MapTiles | undefined {
  if (!url) return undefined
  const isTemplate = ['{z}', '{x}', '{y}'].every((part) => url.includes(part))
  if (!/^https:\/\/[^/]/.test(url) || !isTemplate)
    throw new Error(`PLAZA_MAP_TILES must be an https address with {z}, {x} and {y}, not ${url}.`)
  if (!attribution) throw new Error('PLAZA_MAP_TILES needs PLAZA_MAP_ATTRIBUTION.')
  return { url, attribution }
}

const MIN_WEBHOOK_SECRET = 16

/** Where operators are told of new errors and automatic rollbacks, and the secret that signs the messages. */
export interface Webhook {
  url: string
  secret: string
}

const isLoopback = ({ hostname }: URL) => hostname === 'localhost' || hostname === '[::1]' || /^127\./.test(hostname)

export function webhookOf({ PLAZA_WEBHOOK_URL: url, PLAZA_WEBHOOK_SECRET: secret }: Variables): Webhook | undefined {
  if (!url) return undefined
  const read = URL.canParse(url) ? new URL(url) : undefined
  const isSafe = read?.protocol === 'https:' || (read?.protocol === 'http:' && isLoopback(read))
  if (!isSafe) throw new Error('PLAZA_WEBHOOK_URL must be an https address, or one of this machine.')
  if (read.username !== '' || read.password !== '')
    throw new Error('PLAZA_WEBHOOK_URL must have no name and no password: the signature says who sends.')
  if (!secret || secret.length < MIN_WEBHOOK_SECRET)
    throw new Error(`PLAZA_WEBHOOK_URL needs PLAZA_WEBHOOK_SECRET, at least ${MIN_WEBHOOK_SECRET} characters.`)
  return { url, secret }
}
