import { type Guide, guides } from '@plaza/shared/api'
import { anyText, useQueryState, useResource } from '@plaza/shared/host'
import { useParams } from '@plaza/shared/router'
import { nameOf } from '@plaza/shared/text'
import { Async, BottomBar, CellsSkeleton, IconButton, PageFrame, Phone, Printer, Tag } from '@plaza/shared/ui'
import { partsOf, readAnswers, writeAnswers } from './case.model'
import classes from './guide.module.css'
import { t } from './guide.text'
import { GuideCase } from './guide-case'
import { GuidePapers } from './guide-papers'
import { GuidePlaces } from './guide-places'
import { GuideRow } from './guide-row'
import { GuideUseful } from './guide-useful'

export default function GuidePage() {
  const { id = '' } = useParams()
  const guide = useResource(guides.detail, { params: { id } })
  const { data } = guide
  return (
    <div className={classes.sheet}>
      <PageFrame
        title={t.title()}
        headed={data !== undefined}
        action={data && <IconButton label={t.print()} icon={<Printer size={20} />} onClick={() => window.print()} />}
        footer={
          data?.phone && (
            <BottomBar>
              <a className={classes.call} href={`tel:${data.phone}`}>
                <Phone size={18} />
                <span>
                  {t.ask()} <span className={classes.number}>{data.phone}</span>
                </span>
              </a>
            </BottomBar>
          )
        }
      >
        <Async of={guide} skeleton={<CellsSkeleton />}>
          {(shown) => <GuideBody guide={shown} />}
        </Async>
      </PageFrame>
    </div>
  )
}

const sentence = ({ text, text_en }: Guide['conditions'][number]) => nameOf({ name: text, name_en: text_en })

function GuideBody({ guide }: { guide: Guide }) {
  const [query, change] = useQueryState({ case: anyText })
  const { questions, department } = guide
  const answers = readAnswers(query.case, questions)
  const lines = (parts: Guide['conditions']) =>
    partsOf(parts, questions, answers).map(({ part, depends }) => (
      <li key={part.text} className={classes.line}>
        {sentence(part)} {depends && <Tag tone="orange">{t.depends()}</Tag>}
      </li>
    ))
  return (
    <article>
      <header className={classes.part}>
        <h1 className={classes.title} tabIndex={-1}>
          {nameOf({ name: guide.title, name_en: guide.title_en })}
        </h1>
        <p>{nameOf({ name: guide.summary, name_en: guide.summary_en })}</p>
        <p className={classes.facts}>
          {nameOf(department)} {guide.online && <Tag tone="green">{t.online()}</Tag>}
        </p>
      </header>
      {questions.length > 0 && (
        <GuideCase questions={questions} answers={answers} onAnswer={(next) => change({ case: writeAnswers(next) })} />
      )}
      <GuidePapers guide={guide.id} papers={partsOf(guide.papers, questions, answers)} />
      <section className={classes.part}>
        <h2 className={classes.heading}>{t.conditions()}</h2>
        <ul className={classes.points}>{lines(guide.conditions)}</ul>
      </section>
      <section className={classes.part}>
        <h2 className={classes.heading}>{t.steps()}</h2>
        <ol className={classes.steps}>
          {partsOf(guide.steps, questions, answers).map(({ part, depends }) => (
            <li key={part.title} className={classes.line}>
              <span className={classes.name}>{nameOf({ name: part.title, name_en: part.title_en })}</span>{' '}
              {part.takes && (
                <span className={classes.count}>{nameOf({ name: part.takes, name_en: part.takes_en })}</span>
              )}{' '}
              {depends && <Tag tone="orange">{t.depends()}</Tag>}
              <span className={classes.detail}>{sentence(part)}</span>
            </li>
          ))}
        </ol>
      </section>
      <GuidePlaces places={guide.places} />
      <section className={classes.part}>
        <h2 className={classes.heading}>{t.takes()}</h2>
        <p>{nameOf({ name: guide.takes, name_en: guide.takes_en })}</p>
        <h2 className={classes.heading}>{t.fees()}</h2>
        <ul className={classes.points}>{lines(guide.fees)}</ul>
        <h2 className={classes.heading}>{t.basis()}</h2>
        <ul className={classes.points}>
          {guide.basis.map((text) => (
            <li key={text} className={classes.line}>
              {text}
            </li>
          ))}
        </ul>
      </section>
      <GuideUseful guide={guide} />
      {guide.related.length > 0 && (
        <section className={classes.related} aria-label={t.related()} data-unprinted="">
          <h2 className={classes.heading}>{t.related()}</h2>
          {guide.related.map((one) => (
            <GuideRow key={one.id} guide={one} />
          ))}
        </section>
      )}
    </article>
  )
}
