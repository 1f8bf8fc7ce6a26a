import type { RouteTable } from '@plaza/shared/routes'

/** Addresses that somebody answers: the name of a remote with its release, or the host. */
export interface Claims {
  owner: string
  routes: RouteTable
}

/** All forms of a path with each optional segment there and not, parameters without their names, in lower case. */
function formsOf(path: string): string[] {
  const forms = path
    .split('/')
    .filter(Boolean)
    .reduce<string[][]>(
      (all, segment) => {
        const form = segment.startsWith(':') ? ':' : segment.replace(/\?$/, '').toLowerCase()
        const longer = all.map((segments) => [...segments, form])
        return segment.endsWith('?') ? all.concat(longer) : longer
      },
      [[]],
    )
  return forms.map((segments) => `/${segments.join('/')}`)
}

/** The first address that one table and another both claim; the router could not tell which is meant. */
export function sharedAddress(one: Claims, others: readonly Claims[]): { path: string; other: string } | null {
  const claimed = new Map<string, string>()
  for (const { owner, routes } of others)
    for (const { path } of Object.values(routes)) for (const form of formsOf(path)) claimed.set(form, owner)
  for (const { path } of Object.values(one.routes)) {
    if (path === '*') continue
    const other = formsOf(path)
      .map((form) => claimed.get(form))
      .find((owner) => owner !== undefined)
    if (other !== undefined) return { path, other }
  }
  return null
}
