import { SearchTab } from '@plaza/shared/api'
import { anyText, oneOf, useQueryState } from '@plaza/shared/host'
import { PageFrame, SearchBar, useSearchHistory } from '@plaza/shared/ui'
import { useState } from 'react'
import { Results } from './results'
import { t } from './search.text'
import { History, HotWords } from './search-prompts'
import { Suggestions } from './suggestions'

const kinds = ['', ...SearchTab.options] as const

export default function SearchPage() {
  const [{ q, kind }, change] = useQueryState({ q: anyText, kind: oneOf(kinds) })
  const [typed, type] = useState<string | null>(null)
  const { asked, add, forget } = useSearchHistory('search-history')
  const text = typed ?? q ?? ''
  const typing = typed !== null && typed.trim() !== '' && typed !== q

  const ask = (words: string) => {
    const question = words.trim()
    type(null)
    add(question)
    change({ q: question, kind: undefined })
  }
  const begin = (next: string) => {
    type(next)
    if (next === '') change({ q: undefined, kind: undefined })
  }
  return (
    <PageFrame title={t.title()} bare>
      <SearchBar label={t.title()} placeholder={t.placeholder()} text={text} onType={begin} onAsk={ask} />
      {typing && <Suggestions typed={text.trim()} onAsk={ask} />}
      {!typing && q && (
        <Results q={q} kind={kind} onKind={(next) => change({ kind: next })} instead={<HotWords onAsk={ask} />} />
      )}
      {!typing && !q && (
        <>
          <History asked={asked} onAsk={ask} onForget={forget} />
          <HotWords onAsk={ask} />
        </>
      )}
    </PageFrame>
  )
}
