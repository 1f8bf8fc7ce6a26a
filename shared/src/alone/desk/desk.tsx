import { useEffect, useRef, useState } from 'react'
import type { RouteTable } from '../../routes'
import { t } from '../alone.text'
import { type Choices, choiceOptions } from '../host/choices'
import { listenToFrame } from '../host/messages'
import { sampleRoutes } from '../samples/routes'
import { AddressBar } from './address-bar'
import { Choice } from './choice'
import classes from './desk.module.css'
import { DeskLog, type LogEntry } from './desk-log'
import type { DeskState } from './desk-state'
import { PageFrame } from './page-frame'
import { PageList } from './page-list'

interface DeskProps {
  name: string
  routes: RouteTable
  start: DeskState
  /** Stores the state, so that it survives a reload. */
  save: (state: DeskState) => void
}

/** A remote's pages, the options, one page in a frame, and the log of its requests to the host. */
export function Desk({ name, routes, start, save: keep }: DeskProps) {
  const [state, setState] = useState(start)
  const [log, setLog] = useState<readonly LogEntry[]>([])
  const frame = useRef<HTMLIFrameElement>(null)
  const { address, width, ...choices } = state
  const frameName = JSON.stringify(choices)
  /** Stored first, because the texts below render in the document's language. */
  const change = (part: Partial<DeskState>) => {
    const next = { ...state, ...part }
    keep(next)
    setState(next)
  }
  const open = (target: string) => frame.current?.contentWindow?.location.assign(target)

  useEffect(() => keep(state), [keep, state])
  useEffect(
    () =>
      listenToFrame(
        () => frame.current?.contentWindow,
        ({ address, asked }) => {
          setState((before) => ({ ...before, address }))
          if (asked) setLog((before) => [{ ...asked, number: (before[0]?.number ?? 0) + 1 }, ...before].slice(0, 200))
        },
      ),
    [],
  )

  return (
    <div className={classes.desk}>
      <nav className={classes.side}>
        <h1>{name}</h1>
        <h2>{t.look()}</h2>
        <Choice label={t.width()} value={width} options={['phone', 'full']} onChoose={(width) => change({ width })} />
        {(Object.keys(choiceOptions) as (keyof Choices)[]).map((key) => (
          <Choice
            key={key}
            label={t[key]()}
            value={choices[key]}
            options={choiceOptions[key]}
            onChoose={(value) => change({ [key]: value })}
          />
        ))}
        <PageList routes={sampleRoutes(routes)} address={address} onOpen={open} />
        <p>
          <a href={address} target="_blank" rel="noreferrer">
            {t.open()}
          </a>
        </p>
      </nav>
      <main className={classes.stand}>
        <PageFrame key={frameName} ref={frame} name={frameName} start={address} width={width} />
      </main>
      <aside className={classes.side}>
        <AddressBar key={address} address={address} onOpen={open} />
        <DeskLog entries={log} onClear={() => setLog([])} />
      </aside>
    </div>
  )
}
