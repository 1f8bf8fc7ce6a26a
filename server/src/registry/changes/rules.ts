import type { ChangeBody } from '@plaza/shared/operations'
import { releaseRules } from '../../data/schema/index'
import type { ChangeContext, ChangeResult } from '../change'
import { refuseChange } from '../refusals'
import { ruleScope, scopeColumns, scopeOf } from '../rows'
import { dropRules, type RemoteRows, ranks, remoteIn, ruleDetail } from './tables'

type ChangeScope = Pick<ChangeBody<'off'>, 'shells' | 'regions' | 'languages' | 'app'>

const offFor = ({ rules }: RemoteRows, scope: ChangeScope) =>
  rules.filter((rule) => rule.release === null && scopeOf(rule) === scopeOf(scope))

/** Switches the remote off for a scope, above all rules of releases. */
export async function off({ tx, tables, serial, now }: ChangeContext, body: ChangeBody<'off'>): Promise<ChangeResult> {
  const rows = remoteIn(tables, body.remote)
  if (rows.retiredAt !== null) throw refuseChange('isRetired', body.remote)
  const earlier = offFor(rows, body)
  await dropRules(tx, earlier)
  const rule = {
    ...{ id: `r${serial}`, remote: body.remote, release: null, ...ruleScope(body), percent: 100 },
    ...{ from: null, until: null, base: false, createdAt: now },
    rank: Math.max(ranks.off, ...rows.rules.filter(({ release }) => release === null).map(({ rank }) => rank)) + 1,
  }
  await tx.insert(releaseRules).values({ ...rule, ...scopeColumns(rule, rule.percent) })
  return { remote: body.remote, detail: { before: earlier.map(ruleDetail), after: ruleDetail(rule) } }
}

/** Ends `off` of the same scope. */
export async function on({ tx, tables }: ChangeContext, body: ChangeBody<'on'>): Promise<ChangeResult> {
  const ended = offFor(remoteIn(tables, body.remote), body)
  if (ended.length === 0) throw refuseChange('notOff', body.remote)
  await dropRules(tx, ended)
  return { remote: body.remote, detail: { before: ended.map(ruleDetail), after: null } }
}

/** Removes one rule other than a base. */
export async function removeRule(
  { tx, tables }: ChangeContext,
  { rule: id }: ChangeBody<'remove-rule'>,
): Promise<ChangeResult> {
  const rule = tables.rules.find((one) => one.id === id)
  if (!rule) throw refuseChange('unknownRule', id)
  if (rule.base) throw refuseChange('baseRule', id)
  await dropRules(tx, [rule])
  return { remote: rule.remote, detail: { before: ruleDetail(rule), after: null } }
}

/** Reissues the registry for pages that hold a higher serial. */
export async function reissue({ serial }: ChangeContext, { replaces }: ChangeBody<'reissue'>): Promise<ChangeResult> {
  if (replaces < serial) throw refuseChange('notBehind', serial - 1)
  return { remote: null, detail: { replaces }, replaces }
}
