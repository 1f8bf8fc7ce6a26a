import type { Environment } from './environment'
import { isExposed } from './exposure'

type Variables = Readonly<Record<string, string | undefined>>

/** `unsafe`: change it before others reach the server. `note`: works, with a consequence to know. */
export interface Finding {
  level: 'unsafe' | 'note'
  text: string
}

interface Check extends Finding {
  applies(environment: Environment, variables: Variables): boolean
}

const MIN_SECRET = 32
const secretNames = ['PLAZA_SECRET', 'PLAZA_IDENTITY_KEY', 'PLAZA_OPS_TOKEN']
const isShort = (value: string | undefined): boolean => value !== undefined && value !== '' && value.length < MIN_SECRET

/** What the environment alone tells, most serious first. */
const checks: readonly Check[] = [
  {
    level: 'unsafe',
    text: 'PLAZA_SMS=inbox: everybody can read everybody’s captcha. Use aliyun, or none.',
    applies: ({ sms }) => sms === 'inbox',
  },
  {
    level: 'unsafe',
    text: 'PLAZA_WECHAT=embedded: everybody can log in as anybody. Use official, or none.',
    applies: ({ wechat }) => wechat === 'embedded',
  },
  {
    level: 'unsafe',
    text: 'PLAZA_PAYOUTS=embedded: withdrawals are recorded as paid, but nobody pays them. Use official, or none.',
    applies: ({ payouts }) => payouts === 'embedded',
  },
  {
    level: 'unsafe',
    text: 'PLAZA_REAL_NAMES=embedded: every well-formed identity number is believed. Use none.',
    applies: ({ realNames }) => realNames === 'embedded',
  },
  {
    level: 'unsafe',
    text: 'PLAZA_DEMO is not 0: an empty database gets fictional content, and accounts with a public password.',
    applies: ({ demo }) => demo,
  },
  {
    level: 'unsafe',
    text: 'PLAZA_ORIGIN is no https address: cookies go over plain http, and shared addresses follow each request.',
    applies: ({ publicOrigin }) => !publicOrigin?.startsWith('https:'),
  },
  {
    level: 'note',
    text: 'PLAZA_OPS_ORIGIN is not set: code of remotes runs on the origin of /ops, and could read there as the operator.',
    applies: ({ opsOrigin }) => opsOrigin === undefined,
  },
  {
    level: 'unsafe',
    text: 'NODE_ENV is not production: a start may make new builds live.',
    applies: (_, { NODE_ENV }) => NODE_ENV !== 'production',
  },
  {
    level: 'unsafe',
    text: `${secretNames.join(', ')}: one of them has fewer than ${MIN_SECRET} characters. Use openssl rand -base64 32.`,
    applies: (_, variables) => secretNames.some((name) => isShort(variables[name])),
  },
  {
    level: 'unsafe',
    text: 'PLAZA_TRUST_PROXY is not set: say 1 behind a proxy of yours that sets X-Forwarded-For, 0 without one.',
    applies: ({ saysProxy }) => !saysProxy,
  },
  {
    level: 'unsafe',
    text: 'PLAZA_IDENTITY_KEY is not set: with several servers each would have its own, and only one starts.',
    applies: ({ databaseUrl, identityKey }) => databaseUrl !== undefined && identityKey === undefined,
  },
  {
    level: 'note',
    text: 'PLAZA_SECRET and PLAZA_REGISTRY_KEY are not both set: whoever can read the database or PLAZA_DATA can sign.',
    applies: ({ secret, registryKey }) => secret === undefined || registryKey === undefined,
  },
  {
    level: 'note',
    text: 'PLAZA_OPS_PASSWORD is set: it is needed at the first start only. Remove it afterwards.',
    applies: ({ opsPassword }) => opsPassword !== undefined,
  },
  {
    level: 'note',
    text: 'PLAZA_SMS=none: nobody can log in by captcha.',
    applies: ({ sms }) => sms === 'none',
  },
  {
    level: 'note',
    text: 'No DATABASE_URL: the embedded database has one process, so every restart is a gap of some seconds.',
    applies: ({ databaseUrl }) => databaseUrl === undefined,
  },
  {
    level: 'note',
    text: 'PLAZA_STORAGE=local: uploads are on this machine alone. Several machines need a bucket (s3).',
    applies: ({ databaseUrl, storage }) => databaseUrl !== undefined && storage === 'local',
  },
  {
    level: 'note',
    text: 'PLAZA_STOP_DELAY is below 5 seconds: a proxy may send requests to a server that has stopped.',
    applies: ({ stopDelaySeconds, trustsProxy }) => trustsProxy && stopDelaySeconds < 5,
  },
  {
    level: 'note',
    text: 'PLAZA_RENDERING=off: pages arrive empty and fill in the browser.',
    applies: ({ rendering }) => rendering === 'off',
  },
]

/** Findings about the settings; on a private machine everything is a note. */
export function checkSettings(environment: Environment, variables: Variables): Finding[] {
  const found = checks.filter(({ applies }) => applies(environment, variables))
  return found.map(({ level, text }) => ({ level: isExposed(variables) ? level : 'note', text }))
}
