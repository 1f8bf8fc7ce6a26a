import type { GuideQuestion } from '@plaza/shared/api'
import { nameOf } from '@plaza/shared/text'
import { Button } from '@plaza/shared/ui'
import { useRef } from 'react'
import { type Answers, interview, withAnswer } from './case.model'
import classes from './guide.module.css'
import { t } from './guide.text'

interface GuideCaseProps {
  questions: readonly GuideQuestion[]
  answers: Answers
  onAnswer: (answers: Answers) => void
}

const words = ({ text, text_en }: { text: string; text_en?: string | undefined }) =>
  nameOf({ name: text, name_en: text_en })

/** The questions that lead to one's own papers: those answered, each to be changed, and the next one. */
export function GuideCase({ questions, answers, onAnswer }: GuideCaseProps) {
  const { answered, next } = interview(questions, answers)
  const part = useRef<HTMLElement>(null)
  // The button that was pressed goes with its question; the keyboard goes on from here.
  const answer = (question: string, value: string | undefined) => {
    onAnswer(withAnswer(questions, answers, question, value))
    part.current?.focus({ preventScroll: true })
  }
  return (
    <section
      ref={part}
      className={classes.part}
      aria-label={t.case()}
      tabIndex={-1}
      data-unprinted={answered.length === 0 ? '' : undefined}
    >
      <h2 className={classes.heading}>{t.case()}</h2>
      <p className={classes.detail} role="status" data-unprinted="">
        {next ? t.caseNote() : t.caseDone()}
      </p>
      {answered.map((question) => (
        <p key={question.id} className={classes.answer}>
          <span className={classes.words}>
            <span className={classes.detail}>{words(question)}</span>
            <span>
              {question.options.filter(({ value }) => value === answers[question.id]).map((option) => words(option))}
            </span>
          </span>
          <Button kind="plain" small onClick={() => answer(question.id, undefined)}>
            {t.change()}
            <span className="visually-hidden">{words(question)}</span>
          </Button>
        </p>
      ))}
      {next && (
        <fieldset className={classes.question}>
          <legend className={classes.name}>{words(next)}</legend>
          {next.hint && <p className={classes.detail}>{nameOf({ name: next.hint, name_en: next.hint_en })}</p>}
          {next.options.map((option) => (
            <button
              key={option.value}
              type="button"
              className={classes.option}
              onClick={() => answer(next.id, option.value)}
            >
              {words(option)}
            </button>
          ))}
        </fieldset>
      )}
    </section>
  )
}
