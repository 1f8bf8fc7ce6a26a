import { codes } from '@plaza/shared/api'
import type { ErrorDetails, ErrorSample } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
import { useEffect, useRef, useState } from 'react'
import { usePolled } from '../calls/use-polled'
import { logSentence } from '../log/log.model'
import { inputClass } from '../parts/field'
import { moment, whole } from '../parts/format'
import { PolledContent, Skeleton } from '../parts/state'
import { Tag } from '../parts/tag'
import { ErrorCounts } from './error-counts'
import { ErrorState } from './error-state'
import classes from './errors.module.css'
import { errorKindNames, ownerName, stepNames } from './errors.text'
import { SourceStack } from './source-stack'
import { errorAddress } from './use-error-address'

const t = defineTexts({
  back: { en: 'All errors', zh: '全部错误' },
  seen: {
    en: (n: number, text: string, first: string, last: string) =>
      n === 1 ? `once, ${first}` : `${text} times · first ${first} · last ${last}`,
    zh: (_: number, text: string, first: string, last: string) => `${text} 次 · 首次 ${first} · 最近 ${last}`,
  },
  sample: { en: 'Which occurrence', zh: '选择一次出现' },
  before: { en: 'What the person did before', zh: '出错前的操作' },
  nothing: { en: 'Nothing was noted.', zh: '没有记录。' },
  ago: { en: (seconds: number) => `${seconds} s before`, zh: (seconds: number) => `${seconds} 秒前` },
  changes: { en: 'What changed before it was first seen', zh: '首次出现前的变更' },
  unchanged: { en: 'The registry did not change in the day before.', zh: '此前一天内登记表没有变更。' },
  by: { en: (who: string) => `by ${who}`, zh: (who: string) => `操作人 ${who}` },
})

/** One group: its source, its stack, what led to it, and how often it was seen where. */
export function ErrorPage({ id }: { id: string }) {
  const details = usePolled<ErrorDetails>(`errors/${id}`)
  return (
    <>
      <p className={classes.back}>
        <a href={errorAddress()}>‹ {t.back()}</a>
      </p>
      <PolledContent of={details} waiting={<Skeleton height={480} />}>
        {(data) => <Details details={data} onChange={details.put} />}
      </PolledContent>
    </>
  )
}

function Details({ details, onChange }: { details: ErrorDetails; onChange(details: ErrorDetails): void }) {
  const { owner, kind, message, n, firstSeenAt, lastSeenAt, samples } = details
  const [chosen, setChosen] = useState(0)
  const sample = samples[chosen] ?? samples[0]
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <article className={classes.details}>
      <header className={classes.head}>
        <h2 ref={heading} tabIndex={-1} className={classes.title}>
          {message}
        </h2>
        <p className={classes.facts}>
          <Tag>{ownerName(owner)}</Tag> {errorKindNames[kind]()} ·{' '}
          {t.seen(n, whole(n), moment(firstSeenAt), moment(lastSeenAt))}
        </p>
        <ErrorState details={details} onChange={onChange} />
      </header>
      {samples.length > 1 && (
        <p className={classes.samples}>
          <select
            className={inputClass}
            aria-label={t.sample()}
            value={chosen}
            onChange={(event) => setChosen(Number(event.target.value))}
          >
            {samples.map((one, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: samples have no other identity than their order
              <option key={at} value={at}>
                {moment(one.at)} · {one.release} · {one.route || one.browser}
              </option>
            ))}
          </select>
        </p>
      )}
      {sample && <SourceStack sample={sample} title={message} />}
      {sample && <Trail sample={sample} />}
      <ErrorCounts counts={details.counts} />
      <Changes entries={details.changesBefore} />
    </article>
  )
}

function Trail({ sample: { trail } }: { sample: ErrorSample }) {
  return (
    <section className={classes.part} aria-label={t.before()}>
      <h3>{t.before()}</h3>
      {trail.length === 0 && <p className={classes.quiet}>{t.nothing()}</p>}
      <ol className={classes.trail}>
        {trail.map(({ ago, what, name, code }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same step may come twice in a second
          <li key={at}>
            <span className={classes.quiet}>{t.ago(ago)}</span> {stepNames[what]()} <code>{name}</code>
            {code !== undefined && code !== codes.success && <Tag tone="watch">{code}</Tag>}
          </li>
        ))}
      </ol>
    </section>
  )
}

function Changes({ entries }: { entries: ErrorDetails['changesBefore'] }) {
  return (
    <section className={classes.part} aria-label={t.changes()}>
      <h3>{t.changes()}</h3>
      {entries.length === 0 && <p className={classes.quiet}>{t.unchanged()}</p>}
      <ol className={classes.trail}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <span className={classes.quiet}>{moment(entry.at)}</span> {entry.remote && <Tag>{entry.remote}</Tag>}{' '}
            {logSentence(entry)} <span className={classes.quiet}>{t.by(entry.who)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
