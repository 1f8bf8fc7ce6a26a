import { brotliCompressSync, constants } from 'node:zlib'
import type { RegistryDocument, RegistryRelease, RegistryRemote, Rule, SignedText } from '@plaza/shared/remotes'
import dayjs from 'dayjs'
import { REVOKED_DAYS, type ReleaseRow, type RuleRow, type StateRow, type Tables } from './rows'

const MAX_REVOKED = 5
const EVERYBODY = 100

/** The registry document. Equal rows give equal text, in every process and at any time. */
export function documentOf({ remotes, rules, releases }: Tables, state: StateRow): RegistryDocument {
  const { serial, issuedAt, replaces } = state
  const entries = remotes.flatMap(({ name, previous, retiredAt }): [string, RegistryRemote][] => {
    if (retiredAt !== null) return []
    const own = <T extends { remote: string }>(rows: readonly T[]) => rows.filter(({ remote }) => remote === name)
    const remote = remoteOf({ previous, rules: own(rules), releases: own(releases) }, issuedAt)
    return remote.rules.length > 0 || remote.revoked ? [[name, remote]] : []
  })
  return {
    schema: 1,
    serial,
    issuedAt: issuedAt.getTime(),
    ...(replaces !== null && replaces >= serial && { replaces }),
    remotes: Object.fromEntries(entries),
  }
}

interface RemoteRecords {
  previous: string | null
  rules: readonly RuleRow[]
  releases: readonly ReleaseRow[]
}

function remoteOf({ previous, rules, releases }: RemoteRecords, now: Date): RegistryRemote {
  const running = rules.filter(({ until }) => until === null || until > now)
  const named = new Set([previous, ...running.map(({ release }) => release)])
  const revoked = releases
    .filter(({ revokedAt }) => revokedAt !== null && dayjs(now).subtract(REVOKED_DAYS, 'day').isBefore(revokedAt))
    .sort((a, b) => (b.revokedAt?.getTime() ?? 0) - (a.revokedAt?.getTime() ?? 0))
    .slice(0, MAX_REVOKED)
    .map(({ release }) => release)
  return {
    releases: Object.fromEntries(
      releases.filter(({ release }) => named.has(release)).map((row) => [row.release, releaseOf(row)]),
    ),
    rules: running.map(ruleOf),
    ...(previous !== null && { previous }),
    ...(revoked.length > 0 && { revoked }),
  }
}

/** What the registry says of a release. */
export const releaseOf = ({
  digest,
  base,
  needs,
  wants,
}: Pick<ReleaseRow, 'digest' | 'base' | 'needs' | 'wants'>): RegistryRelease => ({
  digest,
  ...(base !== null && { base }),
  needs,
  ...(Object.keys(wants).length > 0 && { wants }),
})

const ruleOf = ({ id, release, shells, regions, languages, app, percent, from, until }: RuleRow): Rule => ({
  id,
  release,
  ...(shells && { shells: shells as NonNullable<Rule['shells']> }),
  ...(regions && { regions }),
  ...(languages || app
    ? {
        percent: 0,
        when: { ...(languages && { languages }), ...(app && { app }), ...(percent < EVERYBODY && { percent }) },
      }
    : percent < EVERYBODY && { percent }),
  ...(from && { from: from.getTime() }),
  ...(until && { until: until.getTime() }),
})

/** A higher quality takes tens of milliseconds with many remotes and saves a few percent. */
const AS_SENT = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

const sizes = new WeakMap<SignedText, number>()

/** Bytes of a signed document as sent; computed once per document. */
export function compressedBytes(signed: SignedText): number {
  const bytes = sizes.get(signed) ?? brotliCompressSync(JSON.stringify(signed), AS_SENT).length
  sizes.set(signed, bytes)
  return bytes
}
