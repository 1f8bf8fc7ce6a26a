import type { OperationsOverview } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
import { useState } from 'react'
import type { PolledData } from '../calls/use-polled'
import { inputClass } from '../parts/field'
import { Segments } from '../parts/segments'
import { Empty, PolledContent, Skeleton } from '../parts/state'
import type { ChosenChange } from './remote-change'
import { type Grouping, groupings, groupsOf, linesOf, matching } from './remote-list.model'
import { RemotePage } from './remote-page'
import { NoRemotes, RemoteRows } from './remote-rows'
import classes from './remotes.module.css'
import { useRemoteAddress } from './use-address'
import { useRemoteChange } from './use-remote-change'

const t = defineTexts({
  find: { en: 'Find a remote by name, release or owner', zh: '按名称、版本或负责人查找' },
  group: { en: 'Grouped', zh: '分组' },
  state: { en: 'What matters first', zh: '按状态' },
  owner: { en: 'By owner', zh: '按负责人' },
  shown: {
    en: (shown: number, all: number) => `${shown} of ${all} remotes`,
    zh: (shown: number, all: number) => `${shown} / ${all} 个子应用`,
  },
  none: { en: 'Nothing matches.', zh: '没有匹配的子应用。' },
})

interface RemotesViewProps {
  overview: PolledData<OperationsOverview>
  /** Number of changes of the registry that the open page was told of. */
  changes: number
}

/** All remotes, or one of them. */
export function RemotesView({ overview, changes }: RemotesViewProps) {
  const name = useRemoteAddress()
  const { line, dialog, choose } = useRemoteChange(overview)
  // Kept here, so that the list is as it was when one comes back to it.
  const [query, setQuery] = useState('')
  const [grouping, setGrouping] = useState<Grouping>('state')
  if (name !== undefined) return <RemotePage key={name} name={name} changes={changes} onChange={overview.refresh} />
  return (
    <>
      {line}
      <PolledContent of={overview} waiting={<Skeleton height={480} />}>
        {(data) => (
          <>
            <search className={classes.bar}>
              <input
                type="search"
                data-search=""
                aria-label={t.find()}
                placeholder={t.find()}
                className={inputClass}
                autoCapitalize="none"
                spellCheck={false}
                value={query}
                onChange={({ target }) => setQuery(target.value)}
              />
              <Segments<Grouping>
                label={t.group()}
                options={groupings.map((value) => ({ value, name: t[value]() }))}
                value={grouping}
                onChange={setGrouping}
              />
            </search>
            <RemoteList overview={data} query={query} grouping={grouping} onChoose={choose} />
          </>
        )}
      </PolledContent>
      {dialog}
    </>
  )
}

interface RemoteListProps {
  overview: OperationsOverview
  query: string
  grouping: Grouping
  onChoose(chosen: ChosenChange): void
}

function RemoteList({ overview: { remotes, alerts, at }, query, grouping, onChoose }: RemoteListProps) {
  const found = matching(linesOf(remotes, alerts, at), query)
  if (remotes.length === 0) return <NoRemotes />
  return (
    <>
      <p role="status" className={classes.count}>
        {t.shown(found.length, remotes.length)}
      </p>
      {found.length === 0 && <Empty title={t.none()} />}
      {groupsOf(found, grouping).map(({ title, lines }) => (
        <section key={title} className={classes.group}>
          <h2 className={classes.title}>
            {title} <span className={classes.number}>{lines.length}</span>
          </h2>
          <RemoteRows lines={lines} now={at} onChoose={onChoose} />
        </section>
      ))}
    </>
  )
}
