import type { ChangeBody } from '@plaza/shared/operations'
import type { RemoteManifest } from '@plaza/shared/remotes'
import type { Executor } from '../../data/database'
import { releaseRules } from '../../data/schema/index'
import type { ChangeContext, ChangeResult } from '../change'
import { extensionConflicts, routeFindings } from '../check/index'
import { liveReleases } from '../published/live'
import { refuseChange, refuseFindings } from '../refusals'
import { findRelease, ruleScope, scopeColumns, scopeOf } from '../rows'
import {
  dropRules,
  type RemoteRows,
  ranks,
  remoteIn,
  ruleDetail,
  setBase,
  setPrevious,
  setRetired,
  setRevoked,
} from './tables'

const EVERYBODY = 100

type Promotion = Omit<ChangeBody<'promote'>, 'why' | 'plan'>

/**
 * Makes a release live: as the base if it is for everybody at all times, otherwise as a rule above the base. `keepsRank`
 * leaves the rule of the same release and scope where it is, below the rules that were made later.
 */
export async function promote(
  changing: ChangeContext,
  body: Promotion,
  { keepsRank = false } = {},
): Promise<ChangeResult> {
  const { tx, tables } = changing
  if (body.from !== undefined && body.until !== undefined && body.until <= body.from) throw refuseChange('emptySpan')
  const rows = remoteIn(tables, body.remote)
  const { release, document: text } = await releaseNamed(tx, body.remote, body.release)
  const document = JSON.parse(text) as RemoteManifest
  const others = await liveReleases(tx, tables, body.remote)
  const taken = [...routeFindings({ document }, { others, unknown: [] }), ...extensionConflicts(document, others)]
  if (taken.length > 0) throw refuseFindings(`${body.remote} ${release}`, taken)
  await setRevoked(tx, body.remote, release, null)
  await setRetired(tx, body.remote, null)
  const { shells, regions, languages, app, percent = EVERYBODY, from, until } = body
  const isScoped = shells || regions || languages || app
  const everybody = !isScoped && percent >= EVERYBODY && from === undefined && until === undefined
  return everybody ? toBase(changing, rows, release) : toRule(changing, rows, { ...body, release, percent, keepsRank })
}

/** The requested release; refuses an unknown one. */
export async function releaseNamed(db: Executor, remote: string, asked: string) {
  const found = await findRelease(db, remote, asked)
  if (!found) throw refuseChange('unknownRelease', remote, asked)
  return found
}

/** Shares and scopes of the same release are redundant now. */
async function toBase({ tx, now, serial }: ChangeContext, rows: RemoteRows, release: string): Promise<ChangeResult> {
  const { name, base, rules, previous } = rows
  const spare = rules.filter((rule) => !rule.base && rule.release === release)
  await dropRules(tx, spare)
  if (base) await setBase(tx, base, release, now)
  else
    await tx.insert(releaseRules).values({
      ...{ id: `r${serial}`, remote: name, release, base: true, rank: ranks.base, createdAt: now },
    })
  const before = base && base.release !== release ? base.release : previous === release ? null : previous
  await setPrevious(tx, name, before)
  return {
    remote: name,
    detail: {
      ...{ release, before: base && ruleDetail(base), after: { release }, previous: before },
      ...(spare.length > 0 && { dropped: spare.map(ruleDetail) }),
    },
  }
}

async function toRule(
  { tx, now, serial }: ChangeContext,
  { name, rules }: RemoteRows,
  { release, percent, from, until, keepsRank, ...body }: Promotion & { percent: number; keepsRank: boolean },
): Promise<ChangeResult> {
  const scope = ruleScope(body)
  const scoped = rules.filter((rule) => !rule.base && rule.release !== null)
  const earlier = scoped.filter((rule) => rule.release === release && scopeOf(rule) === scopeOf(scope))
  await dropRules(tx, earlier)
  const rule = {
    ...{ id: `r${serial}`, remote: name, release, ...scope, percent, base: false, createdAt: now },
    ...{ from: from === undefined ? null : new Date(from), until: until === undefined ? null : new Date(until) },
    rank: (keepsRank && earlier[0]?.rank) || Math.max(ranks.base, ...scoped.map(({ rank }) => rank)) + 1,
  }
  await tx.insert(releaseRules).values({ ...rule, ...scopeColumns(scope, percent) })
  return { remote: name, detail: { release, before: earlier.map(ruleDetail), after: ruleDetail(rule) } }
}
