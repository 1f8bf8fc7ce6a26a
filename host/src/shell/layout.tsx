import { useSession, useSettings } from '@plaza/shared/host'
import { lazyWithRetry } from '@plaza/shared/ui'
import { useLayoutEffect } from 'react'
import { useStore } from 'zustand'
import { leadsToApp } from '../embedding/native/guide'
import { Footer } from '../footer/footer'
import { MiniPlayerGate, type MiniPlayerState, useMiniPlayer } from '../player'
import type { Pages } from '../routing/pages'
import { type RunningRemotes, running } from '../running.store'
import { shownPage, stage } from '../stage/stage.store'
import { GuideBannerPlaceholder } from './guide-banner-placeholder'
import classes from './layout.module.css'
import { OfflineStrip } from './offline-strip'
import { Overlays } from './overlays'
import { markOnce } from './page/marks'
import { Progress } from './progress'
import { Stage } from './stage'

const GuideBanner = lazyWithRetry(
  () => import('../embedding/native/guide-banner').then(({ GuideBanner }) => GuideBanner),
  GuideBannerPlaceholder,
)
const ClosingBanner = lazyWithRetry(() => import('./closing-banner').then(({ ClosingBanner }) => ClosingBanner))
const PageHeading = lazyWithRetry(() => import('./page/page-heading').then(({ PageHeading }) => PageHeading))

/** Space at the end of a page: none, the menu, or also the mini player (product spec, section 9: page padding). */
const endOf = ({ footer, player }: { footer: boolean; player: MiniPlayerState }) =>
  player === 'shown' ? 'player' : footer || player === 'possible' ? 'menu' : undefined

/** The menu depends on which remotes are off. */
const offNames = ({ remotes }: RunningRemotes) =>
  remotes
    .filter(({ standing }) => standing === 'off')
    .map(({ name }) => name)
    .join()

/**
 * The frame around every page. The flags of the current route decide about footer and player (product spec, section 2).
 */
export function Layout({ pages }: { pages: Pages }) {
  const page = useStore(stage, (state) => shownPage(state) ?? state.expected)
  const shown = useStore(stage, (state) => state.shown)
  const pending = useStore(stage, (state) => state.pending)
  const language = useSettings((state) => state.language)
  const closingAt = useSession(({ user }) => user?.closing_at)
  const row = page?.match.route.row
  useStore(running, offNames)
  const player = useMiniPlayer(Boolean(row?.showplayer), page?.place.pathname ?? '')
  const footer = row?.showFooter && !row.frame
  useLayoutEffect(() => markOnce('plaza-shell'), [])
  return (
    <div key={language} className={classes.layout} data-end={endOf({ footer: Boolean(footer), player })}>
      <OfflineStrip />
      {pending && <Progress />}
      {page && row && leadsToApp(row) && <GuideBanner address={page.place.pathname + page.place.search} />}
      {closingAt && <ClosingBanner at={closingAt} />}
      <PageHeading page={shown} />
      <main className={classes.main}>
        <Stage pages={pages} />
      </main>
      {footer && page && <Footer address={page.place.pathname} />}
      <MiniPlayerGate allowed={Boolean(row?.showplayer)} path={page?.place.pathname ?? ''} />
      <Overlays />
    </div>
  )
}
