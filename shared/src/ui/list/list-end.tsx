import { useEffect, useRef } from 'react'
import type { PagedResource } from '../../host'
import { defineTexts } from '../../text'
import { Button } from '../basic/button'
import classes from './paged-list.module.css'

const t = defineTexts({
  loading: { en: 'Loading more', zh: '正在加载更多' },
  failed: { en: 'Could not load more', zh: '加载失败' },
  retry: { en: 'Retry', zh: '重试' },
  end: { en: 'No more', zh: '没有更多了' },
})

/** Distance from the end at which the next page is requested. */
const AHEAD = '800px'

/** The end of a list: loads more when it comes near the screen, and shows the state of that. */
export function ListEnd<T>({ of }: { of: PagedResource<T> }) {
  const foot = useRef<HTMLDivElement>(null)
  const { more, loadMore } = of
  const failed = Boolean(of.failed) && !of.loadingMore
  const waiting = more && !failed && !of.loadingMore && !of.refreshing
  const load = useRef(loadMore)
  useEffect(() => {
    load.current = loadMore
  })

  useEffect(() => {
    if (!waiting || !foot.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) load.current()
      },
      { rootMargin: AHEAD },
    )
    observer.observe(foot.current)
    return () => observer.disconnect()
  }, [waiting])

  return (
    <div ref={foot} className={classes.end} role="status" data-waits={more ? '' : undefined}>
      {!more && t.end()}
      {more && !failed && (
        <>
          <span className={classes.ring} aria-hidden="true" />
          {t.loading()}
        </>
      )}
      {more && failed && (
        <>
          {t.failed()}
          <Button kind="plain" small onClick={loadMore}>
            {t.retry()}
          </Button>
        </>
      )}
    </div>
  )
}
