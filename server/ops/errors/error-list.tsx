import type { ErrorGroup, ErrorGroups } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
import { usePolled } from '../calls/use-polled'
import { moment, whole } from '../parts/format'
import { Empty, PolledContent, Skeleton } from '../parts/state'
import { Tag } from '../parts/tag'
import { type ErrorFilter, ErrorFilters } from './error-filters'
import classes from './errors.module.css'
import { errorKindNames, ownerName } from './errors.text'
import { errorAddress } from './use-error-address'

const t = defineTexts({
  title: { en: 'Errors', zh: '错误' },
  none: { en: 'No error here.', zh: '这里没有错误。' },
  times: {
    en: (n: number, text: string) => (n === 1 ? 'once' : `${text} times`),
    zh: (_: number, text: string) => `${text} 次`,
  },
  seen: { en: (at: string) => `last seen ${at}`, zh: (at: string) => `最近 ${at}` },
  since: { en: (at: string) => `since ${at}`, zh: (at: string) => `首次 ${at}` },
  returned: { en: 'came back', zh: '再次出现' },
})

interface ErrorListProps {
  filter: ErrorFilter
  onFilter(filter: ErrorFilter): void
}

/** Groups of errors that match a filter. */
export function ErrorList({ filter, onFilter }: ErrorListProps) {
  const groups = usePolled<ErrorGroups>(`errors?${new URLSearchParams({ ...filter })}`)
  return (
    <section aria-label={t.title()}>
      <ErrorFilters filter={filter} choices={groups.data} onChange={onFilter} />
      <PolledContent of={groups} waiting={<Skeleton height={320} />}>
        {({ list }) =>
          list.length === 0 ? (
            <Empty title={t.none()} />
          ) : (
            <ul className={classes.list}>
              {list.map((group) => (
                <Row key={group.id} group={group} />
              ))}
            </ul>
          )
        }
      </PolledContent>
    </section>
  )
}

function Row({ group }: { group: ErrorGroup }) {
  const { id, owner, kind, message, place, within, n, returnedAt, firstSeenAt, lastSeenAt } = group
  return (
    <li className={classes.row}>
      <a href={errorAddress(id)} className={classes.link}>
        <span className={classes.message}>{message}</span>
        <span className={classes.place}>
          {within && <b>{within}</b>} {place}
        </span>
      </a>
      <p className={classes.facts}>
        <Tag>{ownerName(owner)}</Tag> {errorKindNames[kind]()}
        {returnedAt !== null && <Tag tone="bad">{t.returned()}</Tag>}
      </p>
      <p className={classes.counts}>
        <b>{t.times(n, whole(n))}</b> · {t.seen(moment(lastSeenAt))} · {t.since(moment(firstSeenAt))}
      </p>
    </li>
  )
}
