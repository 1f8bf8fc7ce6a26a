import { dateTime } from '@plaza/shared/format'
import type { Entry, EntryChange, NewsroomKindRow } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
import { useState } from 'react'
import { send } from '../calls/call'
import { type PendingCall, useCall } from '../calls/use-call'
import { Button } from '../parts/button'
import { inputClass } from '../parts/field'
import { appAddress } from '../session/origins'
import { placeName } from './form/fields.text'
import { fromField } from './form/moment-widget'
import classes from './newsroom.module.css'
import { stateNames } from './newsroom.text'
import { entryAddress } from './use-entry-address'

const t = defineTexts({
  save: { en: 'Save', zh: '保存' },
  publish: { en: 'Publish', zh: '发布' },
  schedule: { en: 'Publish at this time', zh: '定时发布' },
  when: { en: 'Time of publication', zh: '定时发布时间' },
  takeBack: { en: 'Take back', zh: '撤回' },
  preview: { en: 'Preview', zh: '预览' },
  seen: { en: 'See it', zh: '查看' },
  fresh: { en: 'New', zh: '新建' },
  version: { en: (n: number) => `version ${n}`, zh: (n: number) => `第 ${n} 版` },
  newer: { en: (n: number) => `version ${n} is public`, zh: (n: number) => `公开的是第 ${n} 版` },
  due: { en: (at: string) => `becomes public ${at}`, zh: (at: string) => `${at} 发布` },
  unsaved: { en: 'not saved', zh: '未保存' },
})

interface EntryActionsProps {
  kind: NewsroomKindRow
  entry: Entry | null
  /** The version that the document was made of. */
  base: number
  document: unknown
  isUnsaved: boolean
  /** Its refusal is also shown where the field is. */
  call: PendingCall
  onSaved(entry: Entry): void
  /** What is in the form stays as it is. */
  onTakenBack(entry: Entry): void
  /** Asks for the entry: somebody else may have changed it, or the answer alone was lost. */
  onRefused(): void
}

/** Saves, publishes, schedules and takes back. */
export function EntryActions({
  kind: { kind, single, previews },
  entry,
  base,
  document,
  isUnsaved,
  call,
  onSaved,
  onTakenBack,
  onRefused,
}: EntryActionsProps) {
  const [at, setAt] = useState('')
  // A new entry is made once, also if the answer was lost; insecure contexts have no keys.
  const [key] = useState(() => crypto.randomUUID?.())
  const change = (name: EntryChange, body: object) => send<Entry>(`newsroom/${kind}/${name}`, body)
  const named = (of: Entry) => ({ id: of.id, version: of.version })

  async function saved(): Promise<Entry> {
    if (entry && !isUnsaved && entry.version > 0) return entry
    return entry ? change('change', { id: entry.id, version: base, document }) : change('create', { document, key })
  }
  function show(changed: Entry) {
    onSaved(changed)
    if (!entry) window.location.replace(entryAddress(kind, changed.id))
  }
  /** Saves first: what was saved stays so if the rest is refused. */
  async function act(then: (current: Entry) => Promise<Entry>) {
    const isDone = await call.run(async () => {
      const current = await saved()
      show(
        await then(current).catch((error) => {
          show(current)
          throw error
        }),
      )
    })
    if (!isDone) onRefused()
  }
  const publish = (extra: object) => act((current) => change('publish', { ...named(current), ...extra }))
  const later = new Date(fromField(at) ?? 0).getTime()
  const isOut = entry !== null && (entry.publishedVersion !== null || entry.publishAt !== null)
  return (
    <div className={classes.actions}>
      <EntryState entry={entry} isUnsaved={isUnsaved} />
      <Button busy={call.busy} onClick={() => void act(async (current) => current)}>
        {t.save()}
      </Button>
      <Button kind="primary" busy={call.busy} onClick={() => void publish({})}>
        {t.publish()}
      </Button>
      {!single && (
        <label className={classes.when}>
          {t.when()}
          <input
            className={inputClass}
            type="datetime-local"
            value={at}
            onChange={({ target }) => setAt(target.value)}
          />
        </label>
      )}
      {later > Date.now() && <Button onClick={() => void publish({ at: later })}>{t.schedule()}</Button>}
      {entry && isOut && !single && (
        <Button
          kind="danger"
          onClick={() => void call.run(async () => onTakenBack(await change('take-back', named(entry))))}
        >
          {t.takeBack()}
        </Button>
      )}
      {entry && <EntryLinks entry={entry} previews={previews} />}
      <p role="alert" className={classes.refusal}>
        {call.field ? [placeName(call.field.at), call.field.why].filter(Boolean).join(': ') : call.refusal}
      </p>
    </div>
  )
}

function EntryState({ entry, isUnsaved }: Pick<EntryActionsProps, 'entry' | 'isUnsaved'>) {
  if (!entry) return <p className={classes.state}>{t.fresh()}</p>
  const { state, version, publishedVersion, publishAt } = entry
  const words = [
    stateNames[state](),
    version > 0 && t.version(version),
    publishedVersion !== null && publishedVersion < version && t.newer(publishedVersion),
    publishAt !== null && t.due(dateTime(publishAt, Date.now())),
    isUnsaved && t.unsaved(),
  ]
  return (
    <p className={classes.state} role="status">
      {words.filter(Boolean).join(' · ')}
    </p>
  )
}

interface EntryLinksProps {
  entry: Entry
  previews: boolean
}

/** To the preview of a draft, and to what is public. */
function EntryLinks({ entry: { kind, id, address, publishedVersion }, previews }: EntryLinksProps) {
  const call = useCall()
  const preview = () =>
    call.run(async () => {
      const link = await send<{ address: string }>('newsroom-preview', { kind, id })
      window.open(link.address, '_blank', 'noopener')
    })
  return (
    <>
      {previews && (
        <Button busy={call.busy} onClick={() => void preview()}>
          {t.preview()}
        </Button>
      )}
      {address && publishedVersion !== null && (
        <a href={appAddress(address)} target="_blank" rel="noreferrer">
          {t.seen()}
        </a>
      )}
      {call.refusal && <p role="alert">{call.refusal}</p>}
    </>
  )
}
