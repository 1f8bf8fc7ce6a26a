import { useHost, useSite } from '@plaza/shared/host'
import { byImportance, type Rule } from '@plaza/shared/remotes'
import { Button, IconButton, X } from '@plaza/shared/ui'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { type RunningRemote, running } from '../running.store'
import { CopyButton } from './copy-button'
import { RemoteCard } from './remote-card'
import { codeOf, reportOf, type VisitFacts } from './report'
import classes from './sheet.module.css'
import { t } from './sheet.text'
import { SupportCode } from './support-code'
import { VisitCard } from './visit-card'

export interface DiagnosticsSheetProps {
  hostBuild: string
  /** Fetches the registry again. */
  refresh: () => Promise<unknown>
  ruleOf: (remote: string, id: string | null) => Rule | undefined
  onClose: () => void
}

/** Shows what runs and why, for a user in contact with support; the page below stays as it is. */
export function DiagnosticsSheet({ hostBuild, refresh, ruleOf, onClose }: DiagnosticsSheetProps) {
  const dialog = useModal(onClose)
  const state = useStore(running)
  const { kind: shell } = useHost().shell
  const city = useSite((site) => site.city)
  const visit: VisitFacts = { shell, city, hostBuild }
  return (
    <dialog ref={dialog} className={classes.sheet} aria-labelledby="why-title">
      <header className={classes.header}>
        <h1 id="why-title" className={classes.title} tabIndex={-1}>
          {t.title()}
        </h1>
        <IconButton label={t.close()} icon={<X size={22} />} onClick={onClose} />
      </header>
      <div className={classes.body}>
        <SupportCode code={codeOf(state)} />
        <section className={classes.section} aria-labelledby="why-parts">
          <h2 id="why-parts" className={classes.heading}>
            {t.parts()}
          </h2>
          {state.remotes.length === 0 && <p className={classes.card}>{t.nothing()}</p>}
          <RemoteCards remotes={state.remotes} ruleOf={ruleOf} asker={visit} />
        </section>
        <VisitCard running={state} visit={visit} />
      </div>
      <footer className={classes.footer}>
        <AskAgain refresh={refresh} />
        <CopyButton label={t.copyReport()} text={() => reportOf(state, visit, Date.now())} kind="primary" />
      </footer>
    </dialog>
  )
}

/** Number of cards shown at first. */
const MAX_CARDS = 12

/** The remotes, most important first; of many only the first ones, with a search by name. */
function RemoteCards({
  remotes,
  ruleOf,
  asker,
}: { remotes: readonly RunningRemote[]; asker: VisitFacts } & Pick<DiagnosticsSheetProps, 'ruleOf'>) {
  const [query, setQuery] = useState('')
  const isLong = remotes.length > MAX_CARDS
  const found = isLong ? byImportance(remotes.filter(({ name }) => name.includes(query.trim().toLowerCase()))) : remotes
  return (
    <>
      {isLong && (
        <label className={classes.label}>
          {t.find(MAX_CARDS, remotes.length)}
          <input
            type="search"
            className={classes.text}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
        </label>
      )}
      {found.slice(0, MAX_CARDS).map((remote) => (
        <RemoteCard key={remote.name} remote={remote} rule={ruleOf(remote.name, remote.rule)} asker={asker} />
      ))}
    </>
  )
}

function AskAgain({ refresh }: { refresh: () => Promise<unknown> }) {
  const [busy, setBusy] = useState(false)
  const ask = async () => {
    setBusy(true)
    await refresh().catch(() => {})
    setBusy(false)
  }
  return (
    <Button kind="secondary" block loading={busy} onClick={ask}>
      {t.askAgain()}
    </Button>
  )
}

/** A full-screen native dialog; Escape and the system's back gesture close it. */
function useModal(onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null)
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    if (element.showModal) element.showModal()
    else element.setAttribute('open', '')
    element.querySelector('h1')?.focus()
    const cancel = (event: Event) => {
      event.preventDefault()
      close.current()
    }
    element.addEventListener('cancel', cancel)
    return () => element.removeEventListener('cancel', cancel)
  }, [])
  return dialog
}
