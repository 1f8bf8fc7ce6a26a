import type { AdviceAudience, AdviceStep } from '@plaza/shared/api'
import { dateTime } from '@plaza/shared/format'
import type { AdviceSubject, QueueItem } from '@plaza/shared/operations'
import { defineTexts, language } from '@plaza/shared/text'
import classes from './departments.module.css'
import { WriterContact } from './writer-contact'

const t = defineTexts({
  title: { en: 'The letter', zh: '来信信息' },
  number: { en: 'Number', zh: '编号' },
  audience: { en: 'Seen by', zh: '公开范围' },
  place: { en: 'Place', zh: '地点' },
  due: { en: 'Due', zh: '答复期限' },
  score: { en: 'Score', zh: '评分' },
  history: { en: 'What happened', zh: '办理过程' },
})
const audiences = defineTexts({
  named: { en: 'everybody, with the name', zh: '公开并署名' },
  anonymous: { en: 'everybody, without the name', zh: '公开但匿名' },
  private: { en: 'the department alone', zh: '仅部门可见' },
}) satisfies Readonly<Record<AdviceAudience, unknown>>
const steps = defineTexts({
  received: { en: 'Received', zh: '收到来信' },
  taken: { en: 'Taken', zh: '已受理' },
  'handed-on': { en: 'Handed on', zh: '已转办' },
  asked: { en: 'Asked back', zh: '请来信人补充' },
  supplied: { en: 'Writer’s reply', zh: '来信人补充' },
  answered: { en: 'Answered', zh: '已答复' },
  rated: { en: 'Rated', zh: '来信人评价' },
  reopened: { en: 'Still not solved', zh: '来信人表示未解决' },
  closed: { en: 'Closed', zh: '已办结' },
  refused: { en: 'Refused', zh: '不予受理' },
}) satisfies Readonly<Record<AdviceStep, unknown>>

/** What an operator needs for an answer: facts, the whole course, and the contact where it is needed. */
export function AdviceDetails({ item, advice }: { item: QueueItem; advice: AdviceSubject }) {
  const now = Date.now()
  const facts: [name: string, value: string | null][] = [
    [t.number(), advice.number],
    [t.audience(), audiences[advice.audience]()],
    [t.place(), advice.place],
    [t.due(), advice.dueAt === null ? null : dateTime(advice.dueAt, now)],
    [t.score(), advice.score === null ? null : `${advice.score} / 5`],
  ]
  return (
    <section aria-label={t.title()} className={classes.details}>
      <dl className={classes.facts}>
        {facts.map(
          ([name, value]) =>
            value !== null && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <WriterContact item={item} />
      <ol aria-label={t.history()} className={classes.steps}>
        {advice.steps.map(({ at, step, department, departmentEn, text }) => (
          <li key={`${at} ${step}`}>
            <p className={classes.step}>
              <b>{steps[step]()}</b> · {(language() === 'en' && departmentEn) || department} ·{' '}
              <time dateTime={new Date(at).toISOString()}>{dateTime(at, now)}</time>
            </p>
            {text && <p className={classes.words}>{text}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}
