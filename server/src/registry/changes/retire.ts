import type { ChangeBody } from '@plaza/shared/operations'
import type { ChangeContext, ChangeResult } from '../change'
import { refuseChange } from '../refusals'
import { dropRules, remoteIn, ruleDetail, setPrevious, setRetired } from './tables'

/** Removes a remote from the registry: it runs for nobody, and its paths are free for others. */
export async function retire(
  { tx, tables, now }: ChangeContext,
  { remote }: ChangeBody<'retire'>,
): Promise<ChangeResult> {
  const { rules, previous, retiredAt } = remoteIn(tables, remote)
  if (retiredAt !== null) throw refuseChange('isRetired', remote)
  await dropRules(tx, rules)
  await setPrevious(tx, remote, null)
  await setRetired(tx, remote, now)
  return { remote, detail: { before: rules.map(ruleDetail), previous } }
}
