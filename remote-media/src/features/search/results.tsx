import { type SearchResult, type SearchTab, searches } from '@plaza/shared/api'
import { usePaged } from '@plaza/shared/host'
import { leads, PagedList, Tabs } from '@plaza/shared/ui'
import type { ReactNode } from 'react'
import { useResultKinds, useSearchTabs } from './result-kinds'
import { ResultRow } from './result-row'
import classes from './results.module.css'
import { t } from './search.text'

interface ResultsProps {
  q: string
  kind: SearchTab | ''
  onKind: (kind: SearchTab | '') => void
  /** Shown below the empty notice. */
  instead: ReactNode
}

/** Address of no page: a result of a remote that is not live. */
const NOWHERE = '/not-found'

export function Results({ q, kind, onKind, instead }: ResultsProps) {
  const list = usePaged(searches.search, { query: { q, ...(kind && { kind }) } })
  const tabs = useSearchTabs()
  const kindOf = useResultKinds()
  const isShown = (result: SearchResult) => leads(kindOf(result.kind)?.addressOf(result) ?? NOWHERE)
  const nothing = !list.pending && !list.failed && list.items.length === 0
  return (
    <>
      <Tabs label={t.kinds()} items={[{ id: '' as const, label: t.all() }, ...tabs]} value={kind} onChange={onKind} />
      {nothing ? (
        <>
          <div className={classes.none} role="status">
            <p className={classes.sentence}>{t.none(q)}</p>
            <p className={classes.advice}>{t.advice()}</p>
          </div>
          {instead}
        </>
      ) : (
        <PagedList
          of={{ ...list, items: list.items.filter(isShown) }}
          keyOf={(result) => `${result.kind} ${result.id}`}
          empty="data"
          name={`${kind} ${q}`}
          label={t.results()}
        >
          {(result) => <ResultRow result={result} kind={kindOf(result.kind)} />}
        </PagedList>
      )}
    </>
  )
}
