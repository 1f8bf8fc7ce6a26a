import { createStore } from 'zustand/vanilla'
import { markShown } from './marks'
import type { Match } from './match'

/** An address as it stands in history. */
export interface HistoryEntry {
  key: string
  pathname: string
  search: string
  hash: string
}

/** A page that is shown, or kept hidden with its state for coming back. */
export interface StagePage {
  id: string
  place: HistoryEntry
  match: Match
  /** Order of first showing: pages are drawn in it, since moving an element loses what is scrolled inside. */
  born: number
  /** Of the release that brought it: another one's page is another page. */
  instanceId: number
}

/** A page that is not shown yet. */
type ExpectedPage = Pick<StagePage, 'place' | 'match'>

interface StageState {
  pages: readonly StagePage[]
  shown: string | null
  how: 'push' | 'replace' | 'pop'
  pending: boolean
  /** What the first page will be, while its code is on the way: the frame around it is drawn for it. */
  expected: ExpectedPage | null
}

/** Pages kept beside the shown one. */
const MAX_HIDDEN_PAGES = 6

const store = createStore<StageState>(() => ({
  pages: [],
  shown: null,
  how: 'replace',
  pending: false,
  expected: null,
}))
let first = store.getState()

/** A page is rendered on the server, and hydrated, by what stood when `holdFirst` was called. */
export const stage = { ...store, getInitialState: () => first }

/** From now on the app is rendered on the server, or hydrated. */
export function freezeInitialState(): void {
  first = store.getState()
}

/**
 * A tab's root is one page however it is reached; any other visit is a page of its own. A visit that was replaced by
 * another route is another page: nothing of the first one is left in it.
 */
const idOf = ({ pathname, key }: HistoryEntry, { route }: Match) =>
  route.row.showFooter ? `tab:${pathname}` : `${key} ${route.owner}/${route.id}`

/** Nothing leads back to a page whose visit is now another one's. */
const isReplaced = (page: StagePage, { key }: HistoryEntry, id: string) =>
  page.place.key === key && page.id !== id && !page.id.startsWith('tab:')

let births = 0

/** Pages of an earlier release go with it. */
const isOutdated = ({ match, instanceId }: StagePage, { route }: Match, newest: number) =>
  match.route.owner === route.owner && !match.route.row.planned && !route.row.planned && instanceId !== newest

/** Shows a page: the kept one of this visit where there is one, else a new one; the longest unseen is let go. */
export function show(place: HistoryEntry, match: Match, how: StageState['how'], instanceId = 0): void {
  markShown(match.route.owner, match.route.id)
  stage.setState(({ pages }) => {
    const id = idOf(place, match)
    const others = pages.filter(
      (page) => page.id !== id && !isReplaced(page, place, id) && !isOutdated(page, match, instanceId),
    )
    const born = pages.find((page) => page.id === id)?.born ?? ++births
    const page = { id, place, match, born, instanceId }
    return { pages: [...others.slice(-MAX_HIDDEN_PAGES), page], shown: id, how, pending: false, expected: null }
  })
}

/** Lets hidden pages go that must not be come back to. */
export function dropHiddenPages(isGone: (page: StagePage) => boolean): void {
  const { pages, shown } = stage.getState()
  const left = pages.filter((page) => page.id === shown || !isGone(page))
  if (left.length < pages.length) stage.setState({ pages: left })
}

export const setPending = (pending: boolean, expected: ExpectedPage | null = null) => {
  const state = stage.getState()
  if (state.shown === null && expected) stage.setState({ pending, expected })
  else if (state.pending !== pending) stage.setState({ pending })
}

/** The page that is shown, or null before the first. */
export const shownPage = (state: StageState): StagePage | null =>
  state.pages.find(({ id }) => id === state.shown) ?? null
