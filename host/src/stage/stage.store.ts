import { createStore } from 'zustand/vanilla'
import { markShown } from './marks'
import type { Match } from './match'

/** An address in the history. */
export interface HistoryEntry {
  key: string
  pathname: string
  search: string
  hash: string
}

/** A page that is shown, or kept hidden with its state. */
export interface StagePage {
  id: string
  place: HistoryEntry
  match: Match
  /** Order of first display: pages render in this order, because moving an element loses its scroll positions. */
  born: number
  /** Release instance of the page: a page of another release is another page. */
  instanceId: number
  /** Number of users who have left before: a page has no state of an earlier user. */
  usersLeft: number
}

/** A page that is not shown yet. */
type ExpectedPage = Pick<StagePage, 'place' | 'match'>

interface StageState {
  pages: readonly StagePage[]
  shown: string | null
  how: 'push' | 'replace' | 'pop'
  pending: boolean
  /** The expected first page while its code loads: the frame renders for it. */
  expected: ExpectedPage | null
}

/** Maximum number of hidden pages. */
const MAX_HIDDEN_PAGES = 6

const store = createStore<StageState>(() => ({
  pages: [],
  shown: null,
  how: 'replace',
  pending: false,
  expected: null,
}))
let first = store.getState()

/** The snapshot for the first render is the state when `freezeInitialState` was called. */
export const stage = { ...store, getInitialState: () => first }

/** Fixes the snapshot for the server's render and for hydration. */
export function freezeInitialState(): void {
  first = store.getState()
}

/**
 * Id of a page: a tab's root has one page however it is reached; every other visit has its own. A visit replaced by
 * another route is another page.
 */
const idOf = ({ pathname, key }: HistoryEntry, { route }: Match) =>
  route.row.showFooter ? `tab:${pathname}` : `${key} ${route.owner}/${route.id}`

/** Whether the page's history entry belongs to another page now. */
const isReplaced = (page: StagePage, { key }: HistoryEntry, id: string) =>
  page.place.key === key && page.id !== id && !page.id.startsWith('tab:')

let births = 0
let usersLeft = 0

/** Pages of an earlier release are dropped together with it. */
const isOutdated = ({ match, instanceId }: StagePage, { route }: Match, newest: number) =>
  match.route.owner === route.owner && !match.route.row.planned && !route.row.planned && instanceId !== newest

/**
 * Shows a page: the kept one of this visit, otherwise a new one; drops the page that was hidden for the longest time.
 */
export function show(place: HistoryEntry, match: Match, how: StageState['how'], instanceId = 0): void {
  markShown(match.route.owner, match.route.id)
  stage.setState(({ pages }) => {
    const id = idOf(place, match)
    const others = pages.filter(
      (page) => page.id !== id && !isReplaced(page, place, id) && !isOutdated(page, match, instanceId),
    )
    const born = pages.find((page) => page.id === id)?.born ?? ++births
    const page = { id, place, match, born, instanceId, usersLeft }
    return { pages: [...others.slice(-MAX_HIDDEN_PAGES), page], shown: id, how, pending: false, expected: null }
  })
}

/** Drops hidden pages that must not be shown again. */
export function dropHiddenPages(isGone: (page: StagePage) => boolean): void {
  const { pages, shown } = stage.getState()
  const left = pages.filter((page) => page.id === shown || !isGone(page))
  if (left.length < pages.length) stage.setState({ pages: left })
}

/** Drops every hidden page and starts the shown one anew, without anything of the user who has left. */
export function forgetUser(): void {
  usersLeft += 1
  stage.setState(({ pages, shown }) => ({
    pages: pages.filter(({ id }) => id === shown).map((page) => ({ ...page, usersLeft })),
  }))
}

export const setPending = (pending: boolean, expected: ExpectedPage | null = null) => {
  const state = stage.getState()
  if (state.shown === null && expected) stage.setState({ pending, expected })
  else if (state.pending !== pending) stage.setState({ pending })
}

/** The current page, or null before the first. */
export const shownPage = (state: StageState): StagePage | null =>
  state.pages.find(({ id }) => id === state.shown) ?? null
