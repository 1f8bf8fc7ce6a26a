import type { Entry, NewsroomKindRow } from '@plaza/shared/operations'
import { lazy, Suspense, useState } from 'react'
import { useCall } from '../calls/use-call'
import { Skeleton } from '../parts/state'
import { EntryActions } from './entry-actions'
import { EntryVersions } from './entry-versions'
import { EntryForm } from './form/entry-form'
import classes from './newsroom.module.css'
import { kindNames } from './newsroom.text'
import { useUnsaved } from './use-unsaved'

/** As large as all forms together, and needed by pages alone. */
const PageBuilder = lazy(() => import('./builder/page-builder').then((module) => ({ default: module.PageBuilder })))

interface EntryEditorProps {
  kind: NewsroomKindRow
  /** Null for a new one. */
  entry: Entry | null
  onChanged?: (entry: Entry) => void
}

const emptyOf = ({ schema }: NewsroomKindRow) => (schema.type === 'array' ? [] : {})

/** The server stores the fields of a document in an order of its own. */
const sorted = (_: string, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value
const isSame = (one: unknown, other: unknown) => JSON.stringify(one, sorted) === JSON.stringify(other, sorted)

/**
 * The document that is edited. A version that says something else begins the form anew (`round`); the own one that was
 * just saved leaves it as it is.
 */
function useEdited(kind: NewsroomKindRow, entry: Entry | null) {
  const [document, setDocument] = useState<unknown>(entry?.document ?? emptyOf(kind))
  const [isUnsaved, setUnsaved] = useState(false)
  const [seen, setSeen] = useState(entry?.version)
  const [round, setRound] = useState(0)
  function begin(next: unknown, unsaved: boolean) {
    setDocument(next)
    setUnsaved(unsaved)
    setRound((before) => before + 1)
  }
  if (entry && entry.version !== seen) {
    setSeen(entry.version)
    if (isSame(entry.document, document)) setUnsaved(false)
    else begin(entry.document, false)
  }
  function change(next: unknown) {
    setDocument(next)
    setUnsaved(true)
  }
  return { document, isUnsaved, round, change, begin, saved: () => setUnsaved(false) }
}

/** The form of an entry with what can be done with it, and its versions. */
export function EntryEditor({ kind, entry, onChanged = () => undefined }: EntryEditorProps) {
  const call = useCall()
  const { document, isUnsaved, round, change, begin, saved } = useEdited(kind, entry)
  useUnsaved(isUnsaved)
  const form = { schema: kind.schema, document, files: entry?.files ?? {}, onChange: change }
  return (
    <section className={classes.entry}>
      <h2>{kindNames[kind.kind]()}</h2>
      <EntryActions
        kind={kind}
        entry={entry}
        document={document}
        isUnsaved={isUnsaved}
        call={call}
        onChanged={(changed) => {
          saved()
          onChanged(changed)
        }}
      />
      {kind.kind === 'page' ? (
        <Suspense fallback={<Skeleton height={480} />}>
          <PageBuilder key={round} {...form} isNew={!entry} refused={call.field} />
        </Suspense>
      ) : (
        <EntryForm key={round} {...form} refused={call.field} />
      )}
      {entry && <EntryVersions entry={entry} onUse={(older) => begin(older, true)} onRestored={onChanged} />}
    </section>
  )
}
