import { createStore } from 'zustand/vanilla'
import { markShown } from '../telemetry/marks'
import type { Match } from './live-routes'

/** An address as it stands in history. */
export interface Place {
  key: string
  pathname: string
  search: string
  hash: string
}

/** A page that is shown, or kept hidden with its state for coming back. */
export interface KeptPage {
  id: string
  place: Place
  match: Match
  /** Order of first showing: pages are drawn in it, since moving an element loses what is scrolled inside. */
  born: number
}

interface StageState {
  pages: readonly KeptPage[]
  shown: string | null
  how: 'push' | 'replace' | 'pop'
  pending: boolean
}

/** Pages kept beside the shown one. */
const KEPT = 6

export const stage = createStore<StageState>(() => ({ pages: [], shown: null, how: 'replace', pending: false }))

/**
 * A tab's root is one page however it is reached; any other visit is a page of its own. A visit that was replaced by
 * another route is another page: nothing of the first one is left in it.
 */
const idOf = ({ pathname, key }: Place, { route }: Match) =>
  route.row.showFooter ? `tab:${pathname}` : `${key} ${route.owner}/${route.id}`

/** Nothing leads back to a page whose visit is now another one's. */
const isReplaced = (page: KeptPage, { key }: Place, id: string) =>
  page.place.key === key && page.id !== id && !page.id.startsWith('tab:')

let births = 0

/** Shows a page: the kept one of this visit where there is one, else a new one; the longest unseen is let go. */
export function show(place: Place, match: Match, how: StageState['how']): void {
  markShown(match.route.owner, match.route.id)
  stage.setState(({ pages }) => {
    const id = idOf(place, match)
    const others = pages.filter((page) => page.id !== id && !isReplaced(page, place, id))
    const born = pages.find((page) => page.id === id)?.born ?? ++births
    return { pages: [...others.slice(-KEPT), { id, place, match, born }], shown: id, how, pending: false }
  })
}

export const setPending = (pending: boolean) => {
  if (stage.getState().pending !== pending) stage.setState({ pending })
}

/** The page that is shown, or null before the first. */
export const shownPage = (state: StageState): KeptPage | null =>
  state.pages.find(({ id }) => id === state.shown) ?? null
