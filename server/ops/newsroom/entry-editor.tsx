import type { Entry, NewsroomKindRow } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { useCall } from '../calls/use-call'
import { Button } from '../parts/button'
import { Skeleton } from '../parts/state'
import { forgetUnsaved, mayLeave, useUnsaved } from '../parts/unsaved'
import { EntryActions } from './entry-actions'
import { EntryVersions } from './entry-versions'
import { EntryForm } from './form/entry-form'
import classes from './newsroom.module.css'
import { kindNames } from './newsroom.text'
import { useEdited } from './use-edited'
import { useTitle } from './use-title'

const t = defineTexts({
  newer: {
    en: (who: string, n: number) =>
      `${who} has saved version ${n} meanwhile. What you wrote is still here, and not saved.`,
    zh: (who: string, n: number) => `${who} 刚刚保存了第 ${n} 版。您写的内容仍在此处，尚未保存。`,
  },
  keep: { en: 'Go on with mine', zh: '继续编辑我的' },
  yield: { en: 'Take theirs into the form', zh: '改用对方的' },
})

/** As large as all forms together, and needed by pages alone. */
const PageBuilder = lazy(() => import('./builder/page-builder').then((module) => ({ default: module.PageBuilder })))

interface EntryEditorProps {
  kind: NewsroomKindRow
  /** Null for a new one. */
  entry: Entry | null
  onChanged?: (entry: Entry) => void
  onRefused?: () => void
}

const nothing = () => undefined

interface NewerNoteProps {
  entry: Entry
  onKeep(): void
  onYield(): void
}

/** Somebody else saved the entry while it was edited here. */
const NewerNote = ({ entry: { updatedBy, version }, onKeep, onYield }: NewerNoteProps) => (
  <div className={classes.note} role="alert">
    <p>{t.newer(updatedBy, version)}</p>
    <Button onClick={onKeep}>{t.keep()}</Button>
    <Button onClick={onYield}>{t.yield()}</Button>
  </div>
)

/** Says where one is: in the title of the document, and by the focus, as the link that led here is gone with its list. */
function Heading({ children }: { children: string }) {
  useTitle(children)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus()
  }, [])
  return (
    <h2 ref={heading} tabIndex={-1}>
      {children}
    </h2>
  )
}

/** The form of an entry with what can be done with it, and its versions. */
export function EntryEditor({ kind, entry, onChanged = nothing, onRefused = nothing }: EntryEditorProps) {
  const call = useCall()
  const edited = useEdited(kind, entry)
  const { document, isUnsaved, round } = edited
  useUnsaved(isUnsaved)
  const name = [kindNames[kind.kind](), !kind.single && entry?.title].filter(Boolean).join(' · ')
  const form = { schema: kind.schema, document, files: entry?.files ?? {}, onChange: edited.change }
  const show = (changed: Entry) => {
    edited.saved()
    forgetUnsaved()
    onChanged(changed)
  }
  return (
    <section className={classes.entry}>
      <Heading>{name}</Heading>
      <EntryActions
        kind={kind}
        entry={entry}
        base={edited.base}
        document={document}
        isUnsaved={isUnsaved}
        call={call}
        onSaved={show}
        onTakenBack={onChanged}
        onRefused={onRefused}
      />
      {entry && edited.isOutdated && <NewerNote entry={entry} onKeep={edited.keep} onYield={edited.yield} />}
      {/* What is typed while it is saved would be in neither version. */}
      <div inert={call.busy}>
        {kind.kind === 'page' ? (
          <Suspense fallback={<Skeleton height={480} />}>
            <PageBuilder key={round} {...form} isNew={!entry} refused={call.field} />
          </Suspense>
        ) : (
          <EntryForm key={round} {...form} refused={call.field} />
        )}
      </div>
      {entry && (
        <EntryVersions entry={entry} onUse={(older) => edited.begin(older, true)} mayUse={mayLeave} onRestored={show} />
      )}
    </section>
  )
}
