import { found } from './findings.mjs'

/** What it needs and wants of the host, against what this host offers. */
export function contractFindings({ document: { needs, wants } }, { shared, offered }) {
  const unknown = Object.keys({ ...needs, ...wants }).filter((name) => !(name in offered))
  const missing = (some) => {
    const verdict = shared.verdictOf({ needs: some }, offered)
    return (verdict.missing ?? []).filter((name) => !unknown.includes(name))
  }
  const says = (some) => (name) => `${name} ${some[name]}; offered: ${offered[name].join(', ')}`
  return [
    ...unknown.map((name) => found('P301', `${name}; there are ${Object.keys(offered).join(', ')}`)),
    ...missing(needs).map((name) => found('P302', says(needs)(name))),
    ...missing(wants).map((name) => found('P303', says(wants)(name))),
  ]
}
