import { cards, problemsOfCards } from '@plaza/shared/api'
import { PageCards, PageSkeleton } from '@plaza/shared/cards'
import { useResource } from '@plaza/shared/host'
import { Async } from '@plaza/shared/ui'
import { useEffect, useMemo } from 'react'
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
          <PageCards document={document} />
        </>
      )}
    </Async>
  )
}
