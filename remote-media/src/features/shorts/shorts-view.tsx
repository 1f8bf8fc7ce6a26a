import { videos } from '@plaza/shared/api'
import { anyText, useHost, usePaged, useQueryState } from '@plaza/shared/host'
import { ChevronLeft, EmptyState, FailurePanel, IconButton, LoaderCircle, PageFrame, Slow } from '@plaza/shared/ui'
import { useEffect, useState } from 'react'
import { Reel } from './reel'
import { t } from './shorts.text'
import classes from './shorts-view.module.css'

/** Number of remaining videos at which the next page is requested. */
const AHEAD = 3

/** Full-screen short videos; the address follows the visible one. */
export function ShortsView({ from }: { from?: string }) {
  const host = useHost()
  const [{ at }, change] = useQueryState({ at: anyText })
  const [start] = useState(at ?? from)
  const list = usePaged(videos.shorts, start === undefined ? {} : { query: { from: start } })
  const [index, setIndex] = useState(0)

  const { items, loadMore } = list
  const isNearEnd = items.length > 0 && index >= items.length - AHEAD
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again where more has come and the end is near again
  useEffect(() => {
    if (isNearEnd) loadMore()
  }, [isNearEnd, items.length])
  const move = (next: number) => {
    const id = items[next]?.id
    setIndex(next)
    if (id !== undefined) change({ at: next === 0 ? undefined : id })
  }

  return (
    <PageFrame title={t.shorts()} bare>
      <div className={classes.stage} data-filled={items.length > 0 || undefined} aria-busy={list.pending || undefined}>
        <span className={classes.back}>
          <IconButton label={t.back()} icon={<ChevronLeft />} onClick={() => host.back()} />
        </span>
        {items.length > 0 ? (
          <Reel videos={items} ended={!list.more} index={index} onMove={move} />
        ) : list.failed ? (
          <div className={classes.panel}>
            <FailurePanel failure={list.failed} onRetry={() => void list.refresh()} />
          </div>
        ) : list.pending ? (
          <div className={classes.waiting} data-theme="dark">
            <Slow onRetry={() => void list.refresh()}>
              <span className={classes.ring} role="status" aria-label={t.loading()}>
                <LoaderCircle />
              </span>
            </Slow>
          </div>
        ) : (
          <div className={classes.panel}>
            <EmptyState kind="content" />
          </div>
        )}
      </div>
    </PageFrame>
  )
}
