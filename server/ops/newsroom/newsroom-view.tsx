import { type NewsroomKind, type NewsroomKindRow, newsroomKinds, singleKinds } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
import { usePolled } from '../calls/use-polled'
import { PolledContent, Skeleton } from '../parts/state'
import { ContentFiles } from './content-files'
import { EntryPage } from './entry-page'
import { EntryTable } from './entry-table'
import classes from './newsroom.module.css'
import { kindNames } from './newsroom.text'
import { entryAddress, useEntryAddress } from './use-entry-address'

const t = defineTexts({ kinds: { en: 'Kinds', zh: '内容类型' } })

/** What editors write: a list for each kind, and the form of an entry. */
export function NewsroomView() {
  const { kind, id } = useEntryAddress()
  const shown = isSingle(kind) ? kind : id
  return (
    <div className={classes.newsroom} data-wide={(kind === 'page' && shown !== undefined) || undefined}>
      <div className={classes.side}>
        <Kinds current={kind} />
        <ContentFiles />
      </div>
      {shown === undefined ? <EntryTable key={kind} kind={kind} /> : <EntryOf key={kind} kind={kind} id={shown} />}
    </div>
  )
}

const isSingle = (kind: NewsroomKind) => (singleKinds as readonly NewsroomKind[]).includes(kind)

function EntryOf({ kind, id }: { kind: NewsroomKind; id: string }) {
  const kinds = usePolled<{ list: readonly NewsroomKindRow[] }>('newsroom')
  return (
    <PolledContent of={kinds} waiting={<Skeleton height={480} />}>
      {({ list }) => {
        const row = list.find((one) => one.kind === kind)
        return row && <EntryPage key={id} kind={row} id={id} />
      }}
    </PolledContent>
  )
}

const Kinds = ({ current }: { current: NewsroomKind }) => (
  <nav className={classes.kinds} aria-label={t.kinds()}>
    {newsroomKinds.map((kind) => (
      <a key={kind} href={entryAddress(kind)} aria-current={kind === current ? 'page' : undefined}>
        {kindNames[kind]()}
      </a>
    ))}
  </nav>
)
