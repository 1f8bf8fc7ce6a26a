import { cards, problemsOfCards } from '@plaza/shared/api'
import { useResource } from '@plaza/shared/host'
import { Async, EmptyState } from '@plaza/shared/ui'
import { useEffect, useMemo } from 'react'
import { CardList } from '../../../cards/card-list'
import classes from '../configured/configured-page.module.css'
import { PageSkeleton } from '../configured/page-skeleton'
import { t } from '../home.text'
import { PageProblems } from './page-problems'
import type { PageDraft } from './use-page-messages'

/** A posted page with its cards filled in by the server; reports skipped cards to the builder. */
export function DraftPage({ draft: { page, reply } }: { draft: PageDraft }) {
  const filled = useResource(cards.draft, { body: page })
  const { data, failed } = filled
  const problems = useMemo(() => (data ? problemsOfCards(page, data) : []), [page, data])
  useEffect(() => {
    if (data) reply({ shown: true, problems })
    else if (failed) reply({ shown: false, problems: [{ path: '', message: failed.msg }] })
  }, [data, failed, problems, reply])
  return (
    <Async of={filled} skeleton={<PageSkeleton />}>
      {(document) => (
        <>
          {problems.length > 0 && <PageProblems title={t.cardsLeftOut()} problems={problems} />}
          <div className={classes.page} data-accent={document.accent}>
            <CardList page={document.id} cards={document.cards}>
              {document.cards.length === 0 && <EmptyState kind="content" />}
            </CardList>
          </div>
        </>
      )}
    </Async>
  )
}
