import { PageRouter } from '@plaza/shared/router'
import { isHome } from '@plaza/shared/routes'
import { Activity, memo, useLayoutEffect } from 'react'
import { useStore } from 'zustand'
import type { Pages } from '../routing/pages'
import { restoreScroll } from '../routing/scroll'
import { type StagePage, stage } from '../stage/stage.store'
import { PageSkeleton } from './page/page-skeleton'
import { PageView } from './page/page-view'

interface StageProps {
  pages: Pages
}

/** The current page and, hidden with their state, pages that the user may return to. */
export function Stage({ pages }: StageProps) {
  const kept = useStore(stage, (state) => state.pages)
  const shown = useStore(stage, (state) => state.shown)
  const instanceId = kept.find(({ id }) => id === shown)?.instanceId
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page of another release stands where the old one stood
  useLayoutEffect(() => {
    if (shown !== null) restoreScroll(shown)
  }, [shown, instanceId])
  if (shown === null) return <PageSkeleton head={isHome(location.pathname) ? 'home' : 'bar'} />
  return [...kept]
    .sort((a, b) => a.born - b.born)
    .map((page) => (
      <Activity key={`${page.id} ${page.instanceId} ${page.usersLeft}`} mode={page.id === shown ? 'visible' : 'hidden'}>
        <KeptPageView page={page} pages={pages} />
      </Activity>
    ))
}

const KeptPageView = memo(function KeptPageView({ page, pages }: Pick<StageProps, 'pages'> & { page: StagePage }) {
  return (
    <PageRouter location={page.place} params={page.match.params}>
      <PageView match={page.match} pages={pages} />
    </PageRouter>
  )
})
