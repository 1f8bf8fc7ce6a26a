import { to } from '@plaza/shared/routes'
import { language } from '@plaza/shared/text'
import { Cell, CellGroup, RichText } from '@plaza/shared/ui'
import { wordsOf } from './document.model'
import { type Help, type Question, titleOf } from './help.model'
import classes from './help.module.css'
import { t } from './help.text'
import { Ask } from './help-list'

/** A question with its answer, and the others of its topic. */
export function HelpQuestion({ help, question }: { help: Help; question: Question }) {
  const { title, html } = wordsOf(question, language())
  const others = help.list.filter(({ id, topic }) => topic === question.topic && id !== question.id)
  return (
    <>
      <article className={classes.question}>
        <h1 className={classes.title} tabIndex={-1}>
          {title}
        </h1>
        <RichText html={html} by="editor" />
      </article>
      {others.length > 0 && (
        <CellGroup title={t.others()}>
          {others.map((other) => (
            <Cell key={other.id} title={titleOf(other, language())} to={to('help', {}, { question: other.id })} />
          ))}
        </CellGroup>
      )}
      <Ask />
    </>
  )
}
