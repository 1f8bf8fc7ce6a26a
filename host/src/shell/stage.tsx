import { Route, Router, Routes } from '@plaza/shared/router'
import { Activity, memo, useLayoutEffect } from 'react'
import { useStore } from 'zustand'
import type { Navigator } from '../routing/navigator'
import type { Pages } from '../routing/pages'
import { restoreScroll } from '../routing/scroll'
import { type KeptPage, stage } from '../routing/stage.store'
import { PageSlot } from './page-slot'

interface StageProps {
  pages: Pages
  navigator: Navigator
}

/** The shown page and, hidden with their state, the ones that may be come back to. */
export function Stage({ pages, navigator }: StageProps) {
  const kept = useStore(stage, (state) => state.pages)
  const shown = useStore(stage, (state) => state.shown)
  useLayoutEffect(() => {
    if (shown !== null) restoreScroll(shown)
  }, [shown])
  return [...kept]
    .sort((a, b) => a.born - b.born)
    .map((page) => (
      <Activity key={page.id} mode={page.id === shown ? 'visible' : 'hidden'}>
        <KeptPageView page={page} pages={pages} navigator={navigator} />
      </Activity>
    ))
}

type To = string | { pathname?: string; search?: string; hash?: string }

const addressOf = (to: To) => (typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`)

const KeptPageView = memo(function KeptPageView({ page, pages, navigator }: StageProps & { page: KeptPage }) {
  const { place, match } = page
  const location = { ...place, state: null }
  const seat = {
    createHref: addressOf,
    push: (to: To) => navigator.navigate(addressOf(to)),
    replace: (to: To) => navigator.navigate(addressOf(to), true),
    go: (steps: number) => history.go(steps),
  }
  return (
    <Router location={location} navigator={seat}>
      <Routes location={location}>
        <Route path={match.route.row.path} element={<PageSlot match={match} pages={pages} />} />
      </Routes>
    </Router>
  )
})
