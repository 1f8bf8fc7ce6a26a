import { dateTime, timeAgo } from '@plaza/shared/format'
import type { QueueItem, QueueName } from '@plaza/shared/operations'
import { defineTexts, language } from '@plaza/shared/text'
import { useEffect, useRef } from 'react'
import { State, Tag } from '../parts/tag'
import { ItemLog } from './item-log'
import { ItemPictures } from './item-pictures'
import { ItemReports } from './item-reports'
import { isActionable } from './queue.model'
import classes from './queue.module.css'
import { decisionName, kindName } from './queue.text'
import type { QueueParts } from './queue-parts'

const t = defineTexts({
  select: { en: (text: string) => `Select: ${text}`, zh: (text: string) => `选择：${text}` },
  reported: { en: 'Reported', zh: '被举报' },
  lookedUp: { en: 'Looked up', zh: '主动查看' },
  taken: { en: (who: string) => `With ${who}`, zh: (who: string) => `${who} 处理中` },
  gone: { en: 'Its author deleted it.', zh: '已被作者删除。' },
  anonymous: { en: 'No name', zh: '匿名' },
  banned: { en: (until: string) => `Banned until ${until}`, zh: (until: string) => `禁言至 ${until}` },
  by: { en: (who: string) => `by ${who}`, zh: (who: string) => `处理人 ${who}` },
})
const START = 40

interface ItemRowProps {
  queue: QueueName
  parts: QueueParts
  item: QueueItem
  isCurrent: boolean
  isChosen: boolean
  isOpen: boolean
  onChoose(): void
  onCurrent(): void
}

export function ItemRow({ queue, parts, item, isCurrent, isChosen, isOpen, onChoose, onCurrent }: ItemRowProps) {
  const { Details, Facts } = parts
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isCurrent) row.current?.scrollIntoView?.({ block: 'nearest' })
  }, [isCurrent])
  return (
    <li ref={row} className={classes.item} aria-current={isCurrent || undefined} onFocus={onCurrent}>
      <label className={classes.choice}>
        <input type="checkbox" checked={isChosen} onChange={onChoose} disabled={!isActionable(queue, item)} />
        <span className="visually-hidden">{t.select((item.subject?.text ?? '').slice(0, START))}</span>
      </label>
      <div className={classes.content}>
        <ItemHead item={item} parts={parts} />
        <ItemSubject item={item} />
        {item.reports && <ItemReports reports={item.reports} />}
        {item.decided && (
          <p className={classes.second}>
            <State tone={item.decided.decision === 'refuse' || item.decided.decision === 'hide' ? 'bad' : 'good'}>
              {decisionName(queue, item.decided.decision)}
            </State>{' '}
            {t.by(item.decided.by)} · {dateTime(item.decided.at, Date.now())} {item.decided.reason}
          </p>
        )}
        {isOpen && Details && <Details item={item} />}
        {Facts && <Facts item={item} />}
        {isOpen && <ItemLog queue={queue} item={item} />}
      </div>
    </li>
  )
}

function ItemHead({ item, parts: { Mark, reopened, unnamed } }: Pick<ItemRowProps, 'item' | 'parts'>) {
  const { kind, author, subject, cause, takenBy } = item
  const at = subject?.writtenAt ?? item.at
  return (
    <p className={classes.head}>
      <Tag>{kindName(kind)}</Tag>
      {cause === 'reported' && <Tag tone="bad">{t.reported()}</Tag>}
      {cause === 'looked-up' && <Tag tone="watch">{t.lookedUp()}</Tag>}
      {cause === 'reopened' && <Tag tone="watch">{reopened()}</Tag>}
      {Mark && <Mark item={item} />}
      <b>{author?.name ?? unnamed?.(item) ?? t.anonymous()}</b>
      <span className={classes.second}>
        {(language() === 'en' && subject?.whereEn) || subject?.where} ·{' '}
        <time dateTime={new Date(at).toISOString()}>{timeAgo(at, Date.now())}</time>
      </span>
      {author?.bannedUntil && <Tag tone="watch">{t.banned(dateTime(author.bannedUntil, Date.now()))}</Tag>}
      {takenBy && item.state === 'waiting' && <Tag tone="watch">{t.taken(takenBy)}</Tag>}
    </p>
  )
}

function ItemSubject({ item: { subject } }: { item: QueueItem }) {
  if (!subject) return <p className={classes.second}>{t.gone()}</p>
  return (
    <>
      {subject.title && <h2 className={classes.title}>{subject.title}</h2>}
      <p className={classes.text}>{(language() === 'en' && subject.textEn) || subject.text}</p>
      <ItemPictures images={subject.images} />
      {subject.video && (
        <a href={subject.video} target="_blank" rel="noreferrer">
          {subject.video.split('?')[0]}
        </a>
      )}
    </>
  )
}
