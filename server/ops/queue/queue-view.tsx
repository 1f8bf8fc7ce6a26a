import type { QueueName, QueueResult } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
import { type ComponentType, useState } from 'react'
import { AdviceDialog } from '../departments/advice-dialog'
import { Button } from '../parts/button'
import { Empty, PolledContent, Skeleton } from '../parts/state'
import { PayoutDialog } from '../payouts/payout-dialog'
import { SupportDialog } from '../support/support-dialog'
import { DecideDialog, type DecideDialogProps } from './decide-dialog'
import { HandOnDialog } from './hand-on-dialog'
import { ItemRow } from './item-row'
import { LookUp } from './look-up'
import { isActionable } from './queue.model'
import classes from './queue.module.css'
import { failureText } from './queue.text'
import { QueueActions, QueueFilters } from './queue-bar'
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

/** Where a decision is written. */
const dialogs: Readonly<Record<QueueName, ComponentType<DecideDialogProps>>> = {
  review: DecideDialog,
  departments: AdviceDialog,
  feedback: SupportDialog,
  applications: SupportDialog,
  payouts: PayoutDialog,
}

/** A queue of the back office: filter, look, take, decide, hand on; by mouse, finger or keyboard. */
export function QueueView({ queue: name }: { queue: QueueName }) {
  const [result, setResult] = useState('')
  const queue = useQueue(name, (done) => setResult(resultText(done)))
  const { filter, page, list, sender, items, dialog } = queue
  const Dialog = dialogs[name]
  return (
    <section>
      <QueueFilters queue={name} filter={filter} waiting={page.data?.waiting ?? {}} onChange={queue.setFilter} />
      {name === 'review' && (
        <LookUp
          onTaken={() => {
            queue.setFilter({ of: 'mine', kind: 'all' })
            page.refresh()
          }}
        />
      )}
      <PolledContent of={page} waiting={<Skeleton height={420} />}>
        {({ next }) => <QueueItems name={name} queue={queue} next={next} />}
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

function QueueItems({ name, queue, next }: { name: QueueName; queue: Queue; next: string | null }) {
  const { list, filter, selection, isFirstPage, goTo } = queue
  return (
    <>
      {list.length === 0 && <Empty title={filter.of === 'decided' ? t.emptyDecided() : t.empty()} />}
      <ul className={classes.list}>
        {list.map((item, index) => (
          <ItemRow
            key={item.id}
            queue={name}
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
