import { dateTime } from '@plaza/shared/format'
import type { QueueDecision, QueueItem, QueueLog, QueueName } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
import { usePolled } from '../calls/use-polled'
import { PolledContent, Skeleton } from '../parts/state'
import classes from './queue.module.css'
import { changeName, decisionName } from './queue.text'

const t = defineTexts({
  title: { en: 'What was done', zh: '处理记录' },
  none: { en: 'Nobody has touched it yet.', zh: '还没有人处理。' },
  joined: { en: (date: string) => `Member since ${date}`, zh: (date: string) => `${date} 加入` },
})

/** The history of one item, newest first. */
export function ItemLog({ queue, item }: { queue: QueueName; item: QueueItem }) {
  const log = usePolled<QueueLog>(`queue/${queue}/log?item=${item.id}`)
  return (
    <section aria-label={t.title()} className={classes.details}>
      {item.author && <p className={classes.second}>{t.joined(dateTime(item.author.joinedAt, Date.now()))}</p>}
      <PolledContent of={log} waiting={<Skeleton height={20} />}>
        {({ list }) =>
          list.length === 0 ? (
            <p className={classes.second}>{t.none()}</p>
          ) : (
            <ol>
              {list.map(({ id, at, who, action, reason, detail }) => (
                <li key={id}>
                  <time dateTime={new Date(at).toISOString()}>{dateTime(at, Date.now())}</time> {who} ·{' '}
                  {action === 'decide' ? decisionName(queue, detail.decision as QueueDecision) : changeName(action)}
                  {typeof detail.to === 'string' && ` → ${detail.to}`} {reason}
                </li>
              ))}
            </ol>
          )
        }
      </PolledContent>
    </section>
  )
}
