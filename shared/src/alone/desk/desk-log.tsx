import { t } from '../alone.text'
import type { Message } from '../host/messages'
import classes from './desk.module.css'

export type LogEntry = NonNullable<Message['asked']> & { number: number }

interface DeskLogProps {
  /** Newest first. */
  entries: readonly LogEntry[]
  onClear: () => void
}

/** Requests of the page to the host: calls, navigations, player requests, toasts, shares. */
export function DeskLog({ entries: said, onClear }: DeskLogProps) {
  return (
    <>
      <h2>{t.log()}</h2>
      {said.length === 0 ? (
        <p>{t.nothing()}</p>
      ) : (
        <button type="button" onClick={onClear}>
          {t.clear()}
        </button>
      )}
      <ol className={classes.log} aria-label={t.log()}>
        {said.map(({ number, what, args: given }) => (
          <li key={number}>
            <b>{what}</b>
            {given}
          </li>
        ))}
      </ol>
    </>
  )
}
