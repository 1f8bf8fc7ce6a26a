import { dateTime } from '@plaza/shared/format'
import {
  type EntryList,
  type EntryState,
  type EntrySummary,
  entryStates,
  type NewsroomKind,
} from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { read } from '../calls/call'
import { useCall } from '../calls/use-call'
import { useDebounced } from '../calls/use-debounced'
import { usePolled } from '../calls/use-polled'
import { Button } from '../parts/button'
import { DataTable } from '../parts/data-table'
import { inputClass } from '../parts/field'
import { Segments } from '../parts/segments'
import { Empty, PolledContent, Skeleton } from '../parts/state'
import { Tag } from '../parts/tag'
import classes from './newsroom.module.css'
import { kindNames, stateNames } from './newsroom.text'
import { entryAddress } from './use-entry-address'
import { useTitle } from './use-title'

const t = defineTexts({
  title: { en: 'Title', zh: '标题' },
  state: { en: 'State', zh: '状态' },
  changed: { en: 'Changed', zh: '修改' },
  none: { en: 'Nothing here yet.', zh: '暂无内容。' },
  all: { en: 'All', zh: '全部' },
  find: { en: 'Find by title', zh: '按标题查找' },
  create: { en: 'New', zh: '新建' },
  more: { en: 'More', zh: '更多' },
  newer: { en: 'with changes', zh: '有未发布的修改' },
})

const tones = { draft: 'none', scheduled: 'watch', failed: 'bad', published: 'good', 'taken-back': 'none' } as const

interface EntryFilter {
  state: EntryState | 'all'
  q: string
}

const queryOf = ({ state, q }: EntryFilter) =>
  new URLSearchParams({ ...(state !== 'all' && { state }), ...(q && { q }) }).toString()

/** Entries of a kind, newest first. */
export function EntryTable({ kind }: { kind: NewsroomKind }) {
  const [filter, setFilter] = useState<EntryFilter>({ state: 'all', q: '' })
  const path = `newsroom/${kind}?${queryOf({ ...filter, q: useDebounced(filter.q) })}`
  useTitle(kindNames[kind]())
  const entries = usePolled<EntryList>(path)
  return (
    <section className={classes.list}>
      <div className={classes.bar}>
        <Segments
          label={t.state()}
          value={filter.state}
          options={[
            { value: 'all', name: t.all() },
            ...entryStates.map((value) => ({ value, name: stateNames[value]() })),
          ]}
          onChange={(state) => setFilter({ ...filter, state })}
        />
        <input
          className={inputClass}
          type="search"
          aria-label={t.find()}
          placeholder={t.find()}
          value={filter.q}
          onChange={({ target }) => setFilter({ ...filter, q: target.value })}
        />
        <Button
          kind="primary"
          onClick={() => {
            window.location.hash = entryAddress(kind, 'new')
          }}
        >
          <Plus /> {t.create()}
        </Button>
      </div>
      <PolledContent of={entries} waiting={<Skeleton height={320} />}>
        {({ list, next }) =>
          list.length === 0 ? (
            <Empty title={t.none()} />
          ) : (
            <DataTable caption={kindNames[kind]()} heads={[t.title(), t.state(), t.changed()]}>
              {list.map((entry) => (
                <EntryRow key={entry.id} entry={entry} />
              ))}
              <LaterRows key={next} path={path} next={next} />
            </DataTable>
          )
        }
      </PolledContent>
    </section>
  )
}

/** Older entries, asked for by a button. */
function LaterRows({ path, next }: { path: string; next: string | null }) {
  const call = useCall()
  const [older, setOlder] = useState<EntryList>({ list: [], next })
  async function more() {
    if (older.next === null) return
    const page = await read<EntryList>(`${path}&cursor=${encodeURIComponent(older.next)}`)
    setOlder({ list: [...older.list, ...page.list], next: page.next })
  }
  return (
    <>
      {older.list.map((entry) => (
        <EntryRow key={entry.id} entry={entry} />
      ))}
      {older.next !== null && (
        <tr>
          <td colSpan={3}>
            <Button busy={call.busy} onClick={() => void call.run(more)}>
              {t.more()}
            </Button>
          </td>
        </tr>
      )}
    </>
  )
}

function EntryRow({ entry }: { entry: EntrySummary }) {
  const { kind, id, title, state, version, publishedVersion, updatedAt, updatedBy } = entry
  const isChanged = publishedVersion !== null && publishedVersion < version
  return (
    <tr>
      <th scope="row" className={classes.entry}>
        <a href={entryAddress(kind, id)}>{title}</a>
      </th>
      <td>
        <Tag tone={tones[state]}>{stateNames[state]()}</Tag> {isChanged && t.newer()}
      </td>
      <td>
        {updatedBy} · {dateTime(updatedAt, Date.now())}
      </td>
    </tr>
  )
}
