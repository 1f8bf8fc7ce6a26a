import { guides } from '@plaza/shared/api'
import { anyText, usePaged, useQueryState } from '@plaza/shared/host'
import { language } from '@plaza/shared/text'
import { PagedList, PageFrame, SearchBar, SectionTitle } from '@plaza/shared/ui'
import { useState } from 'react'
import { GuideRow } from './guide-row'
import classes from './guides.module.css'
import { t } from './guides.text'

/** What people look for, in the words that they use. */
const words = {
  'zh-CN': ['居住证', '公积金', '入学', '报销', '身份证', '开店', '敬老卡', '加装电梯'],
  en: ['passport', 'insurance', 'school', 'housing fund', 'licence', 'marriage'],
}

export default function GuideSearchPage() {
  const [{ q }, change] = useQueryState({ q: anyText })
  const [typed, type] = useState<string | null>(null)
  const ask = (text: string) => {
    type(null)
    change({ q: text.trim() })
  }
  const begin = (text: string) => {
    type(text)
    if (text === '') change({ q: undefined })
  }
  return (
    <PageFrame title={t.search()} bare>
      <SearchBar label={t.search()} placeholder={t.placeholder()} text={typed ?? q ?? ''} onType={begin} onAsk={ask} />
      {q ? <Results q={q} onAsk={ask} /> : <SearchSuggestions onAsk={ask} />}
    </PageFrame>
  )
}

function Results({ q, onAsk }: { q: string; onAsk: (q: string) => void }) {
  const list = usePaged(guides.search, { query: { q } })
  const isEmpty = !list.pending && !list.failed && list.items.length === 0
  if (isEmpty) {
    return (
      <>
        <div className={classes.note} role="status">
          <p className={classes.sentence}>{t.none(q)}</p>
          <p className={classes.advice}>{t.advice()}</p>
        </div>
        <SearchSuggestions onAsk={onAsk} />
      </>
    )
  }
  const total = list.first?.total
  return (
    <PagedList
      of={list}
      keyOf={({ id }) => id}
      empty="data"
      name={q}
      label={t.results()}
      header={
        <>
          <h2 className="visually-hidden">{t.results()}</h2>
          <p className={classes.found} role="status">
            {total === undefined ? '\u00a0' : t.found(total)}
          </p>
        </>
      }
    >
      {(hit) => <GuideRow guide={hit} hit={hit} />}
    </PagedList>
  )
}

function SearchSuggestions({ onAsk }: { onAsk: (q: string) => void }) {
  return (
    <section className={classes.often} aria-label={t.tries()}>
      <SectionTitle title={t.tries()} />
      <ul className={classes.words}>
        {words[language()].map((word) => (
          <li key={word}>
            <button type="button" className={classes.word} onClick={() => onAsk(word)}>
              {word}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
