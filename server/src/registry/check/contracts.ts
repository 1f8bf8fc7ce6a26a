import { type Needs, verdictOf } from '@plaza/shared/remotes'
import type { CheckContext } from './check-context'
import { type Finding, found } from './findings'
import type { ReleaseBundle } from './release'

/** Compares the contracts that a release needs and wants with those that hosts offer. */
export function contractFindings({ document: { needs, wants } }: ReleaseBundle, { offered }: CheckContext): Finding[] {
  const names = Object.keys({ ...needs, ...wants }) as (keyof Needs)[]
  const unknown = names.filter((name) => !(name in offered))
  const missing = (some: Needs) => {
    const verdict = verdictOf({ needs: some }, offered)
    return verdict.state === 'ok' ? [] : verdict.missingContracts.filter((name) => !unknown.includes(name))
  }
  const says = (some: Needs) => (name: keyof Needs) => `${name} ${some[name]}; offered: ${offered[name]?.join(', ')}`
  return [
    ...unknown.map((name) => found('P301', `${name}; there are ${Object.keys(offered).join(', ')}`)),
    ...missing(needs).map((name) => found('P302', says(needs)(name))),
    ...missing(wants).map((name) => found('P303', says(wants)(name))),
  ]
}
