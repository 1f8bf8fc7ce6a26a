import type { Entry, NewsroomKindRow } from '@plaza/shared/operations'
import { useEffect, useState } from 'react'
import { EntryActions } from './entry-actions'
import { EntryVersions } from './entry-versions'
import { EntryForm } from './form/entry-form'
import classes from './newsroom.module.css'
import { kindNames } from './newsroom.text'

interface EntryEditorProps {
  kind: NewsroomKindRow
  /** Null for a new one. */
  entry: Entry | null
  onChanged?: (entry: Entry) => void
}

const emptyOf = ({ schema }: NewsroomKindRow) => (schema.type === 'array' ? [] : {})

/** Asks before a page with unsaved changes is left. */
function useUnsaved(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnsaved])
}

/** The form of an entry with what can be done with it, and its versions. */
export function EntryEditor({ kind, entry, onChanged = () => undefined }: EntryEditorProps) {
  const [document, setDocument] = useState<unknown>(entry?.document ?? emptyOf(kind))
  const [isUnsaved, setUnsaved] = useState(false)
  useUnsaved(isUnsaved)
  function change(next: unknown) {
    setDocument(next)
    setUnsaved(true)
  }
  return (
    <section className={classes.entry}>
      <h2>{kindNames[kind.kind]()}</h2>
      <EntryActions
        kind={kind}
        entry={entry}
        document={document}
        isUnsaved={isUnsaved}
        onChanged={(changed) => {
          setUnsaved(false)
          onChanged(changed)
        }}
      />
      <EntryForm schema={kind.schema} document={document} files={entry?.files ?? {}} onChange={change} />
      {entry && <EntryVersions entry={entry} onUse={change} onRestored={onChanged} />}
    </section>
  )
}
