import { LRUCache } from 'lru-cache'

/** How long a guest's answer is fresh. */
export const FRESH_MS = 1_000

/** Recent changes by tag: a cached answer that was started before a change is stale. */
export interface Changes {
  /** Something was added or counted: pages that were rendered before may still be served for a while. */
  note(...tags: string[]): void
  /**
   * Something was hidden, deleted or edited, and the transaction has committed: no server may serve a page that was
   * rendered before (decisions 0208, 0330). Resolves once the other servers are told; never rejects.
   */
  withdraw(...tags: string[]): Promise<void>
  /** A server withdrew something. */
  noteWithdrawal(...tags: string[]): void
  /** Milliseconds since the epoch; 0 without a change that is remembered. */
  lastOf(tag: string | undefined): number
  /** The last of `withdraw`, as above. */
  lastWithdrawalOf(tag: string | undefined): number
}

/** Tag of every withdrawal: of answers in which anything that people wrote may stand, as those of a search. */
export const WITHDRAWALS_TAG = 'withdrawals'

/** `tagOf` of answers in which anything that people wrote may stand. */
export const ofAllWithdrawals = (): string => WITHDRAWALS_TAG

/** Tag of changes that any answer may show, as those of the newsroom: an entry stands in lists, pages, menus, searches. */
export const SITE_TAG = 'site'

/** Key of what a CDN keeps that depends on the registry's rules. */
export const REGISTRY_KEY = 'registry'

/** More tags than change within the freshness time: an older change matters to no cached answer. */
const MAX_TAGS = 10_000

function createMoments() {
  const moments = new LRUCache<string, number>({ max: MAX_TAGS })
  return {
    note(tags: readonly string[]) {
      const now = Date.now()
      for (const tag of tags) moments.set(tag, now)
    },
    lastOf: (tag: string | undefined) =>
      Math.max(moments.get(SITE_TAG) ?? 0, tag === undefined ? 0 : (moments.get(tag) ?? 0)),
  }
}

/** `announce` tells the other servers of withdrawals; it must not reject. */
export function createChanges(announce: (tags: readonly string[]) => Promise<void> = async () => {}): Changes {
  const [all, withdrawals] = [createMoments(), createMoments()]
  function noteWithdrawal(...tags: string[]): void {
    const withdrawn = [...tags, WITHDRAWALS_TAG]
    all.note(withdrawn)
    withdrawals.note(withdrawn)
  }
  return {
    note: (...tags) => all.note(tags),
    async withdraw(...tags) {
      noteWithdrawal(...tags)
      await announce(tags)
    },
    noteWithdrawal,
    lastOf: all.lastOf,
    lastWithdrawalOf: withdrawals.lastOf,
  }
}
