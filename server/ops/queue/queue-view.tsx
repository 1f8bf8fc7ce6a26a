import { type QueueName, type QueueResult, queues } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
import { useState } from 'react'
import { Button } from '../parts/button'
import { Empty, PolledContent, Skeleton } from '../parts/state'
import { useSession } from '../session/session'
import { HandOnDialog } from './hand-on-dialog'
import { ItemRow } from './item-row'
import { isActionable } from './queue.model'
import classes from './queue.module.css'
import { failureText } from './queue.text'
import { QueueActions, QueueFilters } from './queue-bar'
import type { QueueParts } from './queue-parts'
import { type Queue, useQueue } from './use-queue'

const t = defineTexts({
  empty: { en: 'Nothing waits here.', zh: '没有待处理的内容。' },
  emptyDecided: { en: 'Nothing was decided yet.', zh: '还没有处理记录。' },
  next: { en: 'Next page', zh: '下一页' },
  first: { en: 'First page', zh: '第一页' },
  done: { en: (items: number) => `Done: ${items}`, zh: (items: number) => `已处理 ${items} 条` },
  left: {
    en: (items: number, why: string) => `${items} left: ${why}`,
    zh: (items: number, why: string) => `${items} 条未处理：${why}`,
  },
  takenBy: { en: (who: string) => `taken by ${who}`, zh: (who: string) => `已被 ${who} 领取` },
})

function resultText({ items, failed }: QueueResult): string {
  const reasons = failed.map(({ failure, takenBy }) =>
    failure === 'taken' && takenBy ? t.takenBy(takenBy) : failureText(failure),
  )
  const done = items.length - failed.length
  return [done > 0 && t.done(done), failed.length > 0 && t.left(failed.length, [...new Set(reasons)].join(', '))]
    .filter(Boolean)
    .join(' · ')
}

/** A queue of the back office: filter, look, take, decide, hand on; by mouse, finger or keyboard. */
export function QueueView({ queue: name, parts }: { queue: QueueName; parts: QueueParts }) {
  const [result, setResult] = useState('')
  const queue = useQueue(name, (done) => setResult(resultText(done)))
  const { filter, page, list, sender, items, dialog } = queue
  const { Dialog, Search } = parts
  const isOwnQueue = useSession().operator.role === queues[name].role
  return (
    <section>
      <QueueFilters queue={name} filter={filter} waiting={page.data?.waiting ?? {}} onChange={queue.setFilter} />
      {Search && isOwnQueue && (
        <Search
          onTaken={() => {
            queue.setFilter({ of: 'mine', kind: 'all' })
            page.refresh()
          }}
        />
      )}
      <PolledContent of={page} waiting={<Skeleton height={420} />}>
        {({ next }) => <QueueItems name={name} parts={parts} queue={queue} next={next} />}
      </PolledContent>
      <p role="status" className={classes.result}>
        {sender.refusal && !dialog ? sender.refusal : result}
      </p>
      {list.some((item) => isActionable(name, item)) && (
        <QueueActions
          queue={name}
          chosen={queue.selection.chosen.size}
          busy={sender.busy}
          items={items}
          onCommand={queue.run}
        />
      )}
      {dialog?.command === 'hand-on' && (
        <HandOnDialog queue={name} items={dialog.items} sender={sender} onClose={queue.closeDialog} />
      )}
      {dialog && dialog.command !== 'hand-on' && (
        <Dialog
          queue={name}
          decision={dialog.command}
          items={dialog.items}
          sender={sender}
          onClose={queue.closeDialog}
        />
      )}
    </section>
  )
}

interface QueueItemsProps {
  name: QueueName
  parts: QueueParts
  queue: Queue
  next: string | null
}

function QueueItems({ name, parts, queue, next }: QueueItemsProps) {
  const { list, filter, selection, isFirstPage, goTo } = queue
  return (
    <>
      {list.length === 0 && <Empty title={filter.of === 'decided' ? t.emptyDecided() : t.empty()} />}
      <ul className={classes.list}>
        {list.map((item, index) => (
          <ItemRow
            key={item.id}
            queue={name}
            parts={parts}
            item={item}
            isCurrent={index === selection.current}
            isChosen={selection.chosen.has(item.id)}
            isOpen={item.id === selection.open}
            onChoose={() => selection.toggle(item.id)}
            onCurrent={() => selection.moveTo(index)}
          />
        ))}
      </ul>
      <div className={classes.pages}>
        {!isFirstPage && <Button onClick={() => goTo(null)}>{t.first()}</Button>}
        {next && <Button onClick={() => goTo(next)}>{t.next()}</Button>}
      </div>
    </>
  )
}
