import { anyText, useQueryState } from '@plaza/shared/host'
import { useParams } from '@plaza/shared/router'
import { PageFrame, SearchBar, useSearchHistory } from '@plaza/shared/ui'
import { useState } from 'react'
import { CircleResults } from './circle-results'
import { t } from './circle-search.text'
import { CircleTopics } from './circle-topics'
import { RecentSearches } from './recent-searches'

export default function CircleSearchPage() {
  const { id = '' } = useParams()
  const [{ q }, change] = useQueryState({ q: anyText })
  const [typed, type] = useState<string | null>(null)
  const { asked, add, forget } = useSearchHistory('circle-search-history')
  const ask = (text: string) => {
    const question = text.trim()
    type(null)
    add(question)
    change({ q: question })
  }
  const begin = (text: string) => {
    type(text)
    if (text === '') change({ q: undefined })
  }
  return (
    <PageFrame title={t.title()} bare>
      <SearchBar label={t.title()} placeholder={t.placeholder()} text={typed ?? q ?? ''} onType={begin} onAsk={ask} />
      {q ? (
        <CircleResults key={q} circle={id} q={q} />
      ) : (
        <>
          <RecentSearches asked={asked} onAsk={ask} onForget={forget} />
          <CircleTopics circle={id} />
        </>
      )}
    </PageFrame>
  )
}
