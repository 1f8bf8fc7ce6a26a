import { dateTime } from '@plaza/shared/format'
import type { EntryList, EntrySummary, NewsroomKind } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
import { usePolled } from '../calls/use-polled'
import { DataTable } from '../parts/data-table'
import { Empty, PolledContent, Skeleton } from '../parts/state'
import { kindNames, stateNames } from './newsroom.text'
import { entryAddress } from './use-entry-address'

const t = defineTexts({
  title: { en: 'Title', zh: '标题' },
  state: { en: 'State', zh: '状态' },
  changed: { en: 'Changed', zh: '修改' },
  none: { en: 'Nothing here yet.', zh: '暂无内容。' },
})

/** Entries of a kind, newest first. */
export function EntryTable({ kind }: { kind: NewsroomKind }) {
  const entries = usePolled<EntryList>(`newsroom/${kind}`)
  return (
    <PolledContent of={entries} waiting={<Skeleton height={320} />}>
      {({ list }) =>
        list.length === 0 ? (
          <Empty title={t.none()} />
        ) : (
          <DataTable caption={kindNames[kind]()} heads={[t.title(), t.state(), t.changed()]}>
            {list.map((entry) => (
              <EntryRow key={entry.id} entry={entry} />
            ))}
          </DataTable>
        )
      }
    </PolledContent>
  )
}

const EntryRow = ({ entry: { kind, id, title, state, updatedAt, updatedBy } }: { entry: EntrySummary }) => (
  <tr>
    <td>
      <a href={entryAddress(kind, id)}>{title}</a>
    </td>
    <td>{stateNames[state]()}</td>
    <td>
      {updatedBy} · {dateTime(updatedAt, Date.now())}
    </td>
  </tr>
)
