import { kindsFor, type QueueDecision, type QueueItem, type QueueName, type QueuePage } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
import { Button } from '../parts/button'
import { Segments } from '../parts/segments'
import { useSession } from '../session/session'
import { decisionsOf, filtersOf, fitting, keys, type QueueCommand, type QueueFilter } from './queue.model'
import classes from './queue.module.css'
import { changeName, decisionName, kindName } from './queue.text'

const t = defineTexts({
  state: { en: 'State', zh: '状态' },
  kind: { en: 'Kind', zh: '类型' },
  waiting: { en: 'Waiting', zh: '待处理' },
  mine: { en: 'Mine', zh: '我领取的' },
  paused: { en: 'Asked back', zh: '待补充' },
  decided: { en: 'Decided', zh: '已处理' },
  all: { en: 'All', zh: '全部' },
  chosen: { en: (items: number) => `${items} selected`, zh: (items: number) => `已选 ${items} 条` },
  current: { en: 'For the marked item', zh: '处理当前条目' },
  details: { en: 'Look closer', zh: '查看详情' },
  keys: { en: 'j / k move, x select', zh: 'j / k 上下移动，x 选择' },
})

interface FilterProps {
  queue: QueueName
  filter: QueueFilter
  waiting: QueuePage['waiting']
  onChange(filter: QueueFilter): void
}

/** What the list shows, with the number of waiting items of each kind. */
export function QueueFilters({ queue, filter, waiting, onChange }: FilterProps) {
  const kinds = kindsFor(queue, useSession().operator.role)
  const all = kinds.reduce((sum, kind) => sum + (waiting[kind] ?? 0), 0)
  const withCount = (name: string, items: number) => (items > 0 ? `${name} ${items}` : name)
  return (
    <div className={classes.filters}>
      <Segments
        label={t.state()}
        value={filter.of}
        onChange={(of) => onChange({ ...filter, of })}
        options={filtersOf(queue).map((value) => ({ value, name: t[value]() }))}
      />
      <Segments
        label={t.kind()}
        value={filter.kind}
        onChange={(kind) => onChange({ ...filter, kind })}
        options={[
          { value: 'all' as const, name: withCount(t.all(), all) },
          ...kinds.map((value) => ({ value, name: withCount(kindName(value), waiting[value] ?? 0) })),
        ]}
      />
    </div>
  )
}

interface ActionsProps {
  queue: QueueName
  chosen: number
  busy: boolean
  /** The items that the buttons are for. */
  items: readonly QueueItem[]
  onCommand(command: QueueCommand): void
}

const kinds: Readonly<Partial<Record<QueueDecision, 'primary' | 'danger'>>> = {
  publish: 'primary',
  answer: 'primary',
  accept: 'primary',
  close: 'primary',
  refuse: 'danger',
  hide: 'danger',
}

const keyOf = (command: QueueCommand) => Object.keys(keys).find((key) => keys[key] === command)

/** What may be done with the chosen items, each with its key. */
export function QueueActions({ queue, chosen, busy, items, onCommand }: ActionsProps) {
  const isWaiting = items.some(({ state }) => state === 'waiting')
  const action = (command: QueueCommand, name: string, kind: 'primary' | 'danger' | 'plain' = 'plain') => (
    <Button key={command} kind={kind} disabled={busy} onClick={() => onCommand(command)}>
      {name} <kbd className={classes.key}>{keyOf(command)}</kbd>
    </Button>
  )
  return (
    <div className={classes.actions}>
      <p role="status" className={classes.second}>
        {chosen > 0 ? t.chosen(chosen) : t.current()} <span className={classes.hint}>{t.keys()}</span>
      </p>
      <div className={classes.buttons}>
        {decisionsOf(queue)
          .filter((name) => fitting(queue, name, items).length > 0)
          .map((name) => action(name, decisionName(queue, name), kinds[name]))}
        {isWaiting && (
          <>
            {action('take', changeName('take'))}
            {action('release', changeName('release'))}
            {action('hand-on', changeName('hand-on'))}
          </>
        )}
        {action('details', t.details())}
      </div>
    </div>
  )
}
