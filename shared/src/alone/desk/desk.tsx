import { useEffect, useRef, useState } from 'react'
import type { RouteTable } from '../../routes'
import { t } from '../alone.text'
import { type Choices, choosable } from '../host/choices'
import { hearFrame } from '../host/messages'
import { sampleRoutes } from '../samples/routes'
import { Choice } from './choice'
import classes from './desk.module.css'
import { DeskLog, type Said } from './desk-log'
import type { DeskState } from './desk-state'
import { PageFrame } from './page-frame'
import { Pages } from './pages'
import { Where } from './where'

interface DeskProps {
  name: string
  routes: RouteTable
  start: DeskState
  /** Writes the state down, so that it outlives a reload. */
  keep: (state: DeskState) => void
}

/** A remote's pages, how they are looked at, one of them in a frame, and what it asks of the host. */
export function Desk({ name, routes, start, keep }: DeskProps) {
  const [state, setState] = useState(start)
  const [said, setSaid] = useState<readonly Said[]>([])
  const frame = useRef<HTMLIFrameElement>(null)
  const { address, width, ...choices } = state
  const frameName = JSON.stringify(choices)
  /** Kept first: the language of the document is what all the words below are drawn in. */
  const change = (part: Partial<DeskState>) => {
    const next = { ...state, ...part }
    keep(next)
    setState(next)
  }
  const open = (target: string) => frame.current?.contentWindow?.location.assign(target)

  useEffect(() => keep(state), [keep, state])
  useEffect(
    () =>
      hearFrame(
        () => frame.current?.contentWindow,
        ({ address, asked }) => {
          setState((before) => ({ ...before, address }))
          if (asked) setSaid((before) => [{ ...asked, number: (before[0]?.number ?? 0) + 1 }, ...before].slice(0, 200))
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
        {(Object.keys(choosable) as (keyof Choices)[]).map((key) => (
          <Choice
            key={key}
            label={t[key]()}
            value={choices[key]}
            options={choosable[key]}
            onChoose={(value) => change({ [key]: value })}
          />
        ))}
        <Pages routes={sampleRoutes(routes)} address={address} onOpen={open} />
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
        <Where key={address} address={address} onOpen={open} />
        <DeskLog said={said} onClear={() => setSaid([])} />
      </aside>
    </div>
  )
}
