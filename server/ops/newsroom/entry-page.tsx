import type { Entry, NewsroomKindRow } from '@plaza/shared/operations'
import { usePolled } from '../calls/use-polled'
import { PolledContent, Skeleton } from '../parts/state'
import { EntryEditor } from './entry-editor'

const NEW = 'new'

/** An entry, or the empty form of a new one. */
export function EntryPage({ kind, id }: { kind: NewsroomKindRow; id: string }) {
  return id === NEW ? <EntryEditor kind={kind} entry={null} /> : <KnownEntry kind={kind} id={id} />
}

function KnownEntry({ kind, id }: { kind: NewsroomKindRow; id: string }) {
  const entry = usePolled<Entry>(`newsroom/${kind.kind}/${encodeURIComponent(id)}`)
  return (
    <PolledContent of={entry} waiting={<Skeleton height={480} />}>
      {(data) => <EntryEditor kind={kind} entry={data} onChanged={entry.put} onRefused={entry.refresh} />}
    </PolledContent>
  )
}
