import { cards, config, type PageDocument, postedPage } from '@plaza/shared/api'
import { useResource } from '@plaza/shared/host'
import { Async, EmptyState } from '@plaza/shared/ui'
import { useEffect, useState } from 'react'
import { CardList } from '../../cards/card-list'
import classes from './configured/configured-page.module.css'
import { PageSkeleton } from './configured/page-skeleton'
import { t } from './home.text'

/** Message that tells the builder that this page listens. */
const READY = 'plaza:ready'

/** Renders page documents posted by an allowed page builder. */
export default function PageBuilderPreviewPage() {
  const settings = useResource(config.consumer, {})
  const origins = settings.data?.page_builders?.split(' ').filter(Boolean)
  const posted = usePosted(origins ?? [])
  return (
    <>
      <h1 className="visually-hidden">{t.builder()}</h1>
      {posted ? (
        <Filled page={posted} />
      ) : settings.pending ? (
        <PageSkeleton />
      ) : (
        <p className={classes.waits}>{t.builderWaits()}</p>
      )}
    </>
  )
}

function usePosted(origins: readonly string[]): PageDocument | null {
  const [page, setPage] = useState<PageDocument | null>(null)
  const allowed = origins.join(' ')
  useEffect(() => {
    const known = allowed.split(' ').filter(Boolean)
    const take = ({ origin, data }: MessageEvent) => {
      if (!known.includes(origin)) return
      const posted = postedPage(data)
      if (posted) setPage(posted)
    }
    addEventListener('message', take)
    if (parent !== window) for (const origin of known) parent.postMessage({ type: READY }, origin)
    return () => removeEventListener('message', take)
  }, [allowed])
  return page
}

/** The server resolves contents that the cards reference by id. */
function Filled({ page }: { page: PageDocument }) {
  const filled = useResource(cards.draft, { body: page })
  return (
    <Async of={filled} skeleton={<PageSkeleton />}>
      {(document) => (
        <div className={classes.page} data-accent={document.accent}>
          <CardList page={document.id} cards={document.cards}>
            {document.cards.length === 0 && <EmptyState kind="content" />}
          </CardList>
        </div>
      )}
    </Async>
  )
}
