import type { Match } from '../../stage/match'

/** Result of resolving an address: a page, a redirect, or a promise while it cannot be decided yet. */
export type Resolution =
  | { do: 'show'; match: Match }
  | { do: 'go'; address: string }
  | { do: 'wait'; until: Promise<unknown>; match?: Match | null }

export interface PageSearchDeps {
  resolve(address: URL): Resolution
  /** Loads the page's code; undefined if it is loaded. Resolves to `again` if the address must be resolved again. */
  prepare(match: Match, address: URL): Promise<unknown> | undefined
}

/** A promise to wait for, with the page that is expected afterwards. */
interface SearchPause {
  until: Promise<unknown>
  target: URL
  match: Match | null
}

interface Destination {
  target: URL
  match: Match
}

const MAX_HOPS = 6

/**
 * Resolves an address to its page. Yields what must be awaited and is resumed with the answer, so that a page whose
 * code is loaded is found synchronously.
 */
export function* searchPage(url: URL, { resolve, prepare }: PageSearchDeps): Generator<SearchPause, Destination> {
  let target = url
  let preparedBefore: Match | null = null
  for (let hops = 0; hops < MAX_HOPS; hops++) {
    const resolution = resolve(target)
    if (resolution.do === 'go') {
      target = new URL(resolution.address, location.origin)
    } else if (resolution.do === 'wait') {
      yield { until: resolution.until, target, match: resolution.match ?? null }
    } else {
      const { match } = resolution
      if (match === preparedBefore) return { target, match }
      const until = prepare(match, target)
      const answer = until && (yield { until, target, match })
      if (answer !== 'again') return { target, match }
      preparedBefore = match
    }
  }
  throw new Error(`Redirects without end at ${url.pathname}`)
}
