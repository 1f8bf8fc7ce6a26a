import { anyText, useQueryState } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { language, nameOf } from '@plaza/shared/text'
import { ButtonLink, Cell, CellGroup, FilterPills, PullToRefresh, SearchField } from '@plaza/shared/ui'
import { type Help, type Question, questionsAbout, titleOf } from './help.model'
import classes from './help.module.css'
import { t } from './help.text'

const rowOf = (question: Question) => (
  <Cell key={question.id} title={titleOf(question, language())} to={to('help', {}, { question: question.id })} />
)

/** All questions by topic, those of one topic, or those with some words. */
export function HelpList({ help, onRefresh }: { help: Help; onRefresh: () => Promise<unknown> }) {
  const [{ q = '', topic }, change] = useQueryState({ q: anyText, topic: anyText })
  const chosen = help.topics.find(({ id }) => id === topic)?.id
  return (
    <PullToRefresh onRefresh={onRefresh}>
      <search className={classes.search}>
        <SearchField
          label={t.search()}
          placeholder={t.placeholder()}
          text={q}
          onType={(text) => change({ q: text || undefined })}
          onClear={() => change({ q: undefined })}
        />
      </search>
      {q.trim() ? (
        <Results list={questionsAbout(help.list, q)} q={q.trim()} />
      ) : (
        <>
          <div className={classes.topics}>
            <FilterPills
              label={t.topics()}
              all={t.all()}
              options={help.topics.map((one) => ({ value: one.id, label: nameOf(one) }))}
              value={chosen}
              onChange={(id) => change({ topic: id })}
            />
          </div>
          {help.topics
            .filter(({ id }) => chosen === undefined || id === chosen)
            .map((one) => (
              <CellGroup key={one.id} title={nameOf(one)}>
                {help.list.filter((question) => question.topic === one.id).map(rowOf)}
              </CellGroup>
            ))}
        </>
      )}
      <Ask />
    </PullToRefresh>
  )
}

function Results({ list, q }: { list: readonly Question[]; q: string }) {
  return (
    <>
      <p className={classes.found} role="status">
        {list.length > 0 ? t.found(list.length) : t.none(q)}
      </p>
      {list.length > 0 ? <CellGroup>{list.map(rowOf)}</CellGroup> : <p className={classes.advice}>{t.noneAdvice()}</p>}
    </>
  )
}

/** The way to support. */
export const Ask = () => (
  <div className={classes.ask}>
    <p>{t.unsolved()}</p>
    <ButtonLink kind="secondary" to={to('feedback')}>
      {t.ask()}
    </ButtonLink>
  </div>
)
