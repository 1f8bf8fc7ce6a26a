import type { ChangeBody } from '@plaza/shared/operations'
import type { ChangeContext, ChangeResult } from '../change'
import { refuseChange } from '../refusals'
import { dropRules, type RemoteRows, remoteIn, ruleDetail, setBase, setPrevious, setRevoked } from './tables'

/** The release to roll back, and details for the log. */
export interface RollbackTarget {
  remote: string
  release: string
  detail: Record<string, unknown>
}

/** Rolls back the newest share or scope; if there is none, the base. */
export async function rollback(changing: ChangeContext, { remote }: ChangeBody<'rollback'>): Promise<ChangeResult> {
  const rows = remoteIn(changing.tables, remote)
  const newest = rows.rules.find(
    ({ base, release, until }) => !base && release !== null && (until === null || until > changing.now),
  )
  return newest?.release ? endRule(changing, rows, { ...newest, release: newest.release }) : leaveBase(changing, rows)
}

/** A release that another rule names, or that the base falls back to, is not revoked. */
async function endRule(
  { tx, now }: ChangeContext,
  rows: RemoteRows,
  rule: RemoteRows['rules'][number] & { release: string },
) {
  const { name, previous, rules } = rows
  await dropRules(tx, [rule])
  const stands =
    previous === rule.release || rules.some(({ id, release }) => id !== rule.id && release === rule.release)
  if (!stands) await setRevoked(tx, name, rule.release, now)
  return { remote: name, detail: { release: rule.release, before: ruleDetail(rule), after: null, revoked: !stands } }
}

async function leaveBase({ tx, now }: ChangeContext, { name, previous, base }: RemoteRows): Promise<ChangeResult> {
  if (!base?.release || previous === null) throw refuseChange('nothingBefore', name)
  await setBase(tx, base, previous, now)
  await setPrevious(tx, name, null)
  await setRevoked(tx, name, base.release, now)
  await setRevoked(tx, name, previous, null)
  return {
    remote: name,
    detail: {
      release: base.release,
      before: ruleDetail(base),
      after: { ...ruleDetail(base), release: previous },
      revoked: true,
    },
  }
}

/** Rolls back one release everywhere; null if it does not run, or if the base has no previous release. */
export async function takeBack(
  changing: ChangeContext,
  { remote, release, detail }: RollbackTarget,
): Promise<ChangeResult | null> {
  const { tx, tables, now } = changing
  const { previous, rules, base } = remoteIn(tables, remote)
  const named = rules.filter((rule) => rule.release === release)
  const isBase = base?.release === release
  if (named.length === 0 || (isBase && previous === null)) return null
  await dropRules(
    tx,
    named.filter((rule) => !rule.base),
  )
  if (isBase && previous !== null) {
    await setBase(tx, base, previous, now)
    await setRevoked(tx, remote, previous, null)
  }
  if (isBase || previous === release) await setPrevious(tx, remote, null)
  await setRevoked(tx, remote, release, now)
  const after = isBase ? { release: previous } : null
  return { remote, detail: { ...detail, release, before: named.map(ruleDetail), after, revoked: true } }
}
