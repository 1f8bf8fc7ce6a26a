import { dateTime } from '@plaza/shared/format'
import type { Entry, EntryVersion } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
import { read, send } from '../calls/call'
import { useCall } from '../calls/use-call'
import { Button } from '../parts/button'
import classes from './newsroom.module.css'
import { actionNames } from './newsroom.text'

const t = defineTexts({
  versions: { en: 'Versions', zh: '历史版本' },
  version: { en: (n: number) => `Version ${n}`, zh: (n: number) => `第 ${n} 版` },
  use: { en: 'Put into the form', zh: '填入表单' },
  restore: { en: 'Restore', zh: '恢复' },
})

interface EntryVersionsProps {
  entry: Entry
  /** Asks before unsaved changes are overwritten. */
  mayUse(): boolean
  onUse(document: unknown): void
  onRestored(entry: Entry): void
}

/** What was done to an entry, newest first; an older version can be read into the form or restored. */
export function EntryVersions({ entry, mayUse, onUse, onRestored }: EntryVersionsProps) {
  const { kind, id, version, log } = entry
  const call = useCall()
  const use = (of: number) =>
    mayUse() &&
    call.run(async () => onUse((await read<EntryVersion>(`newsroom/${kind}/${encodeURIComponent(id)}/${of}`)).document))
  const restore = (to: number) =>
    mayUse() && call.run(async () => onRestored(await send<Entry>(`newsroom/${kind}/restore`, { id, version, to })))
  if (log.length === 0) return null
  return (
    <section className={classes.versions}>
      <h3>{t.versions()}</h3>
      <ol>
        {log.map((row) => (
          <li key={`${row.at} ${row.action} ${row.version}`}>
            <span>
              {t.version(row.version)} · {row.who} {actionNames[row.action]()} · {dateTime(row.at, Date.now())}
            </span>
            {row.document && row.version < version && (
              <>
                <Button onClick={() => void use(row.version)}>{t.use()}</Button>
                <Button onClick={() => void restore(row.version)}>{t.restore()}</Button>
              </>
            )}
          </li>
        ))}
      </ol>
      {call.refusal && <p role="alert">{call.refusal}</p>}
    </section>
  )
}
