import { BEACON_ADDRESS, SERIAL_HEADER } from '@plaza/shared/remotes'
import { running } from '../running.store'
import { type BeaconSender, type Pack, packsOf } from './pack'
import { type BeaconNote, putBack, takeNotes } from './record'
import { releaseOf } from './shown'

export const BEACON_MS = 30_000
const JSON_TYPE = 'application/json'

export interface BeaconDeps {
  host: string
  shell: { readonly kind: BeaconSender['shell'] }
  /** Told the registry's serial that the server's answer names. */
  onSerial(serial: number): void
}

/** `retry`: it may be taken later; `never`: not even tried again; `nobody`: there is no one here who takes it. */
type SendOutcome = 'taken' | 'retry' | 'never' | 'nobody'

function outcomeOf({ ok, status }: Response): SendOutcome {
  if (ok) return 'taken'
  if (status === 404 || status === 405) return 'nobody'
  return status < 500 && status !== 408 && status !== 429 ? 'never' : 'retry'
}

/** Without cookies: no token and no id of the device goes with a report. It outlives the page. */
async function post(text: string, onSerial: BeaconDeps['onSerial']): Promise<SendOutcome> {
  try {
    const answer = await fetch(BEACON_ADDRESS, {
      method: 'POST',
      body: text,
      headers: { 'content-type': JSON_TYPE },
      credentials: 'omit',
      keepalive: true,
    })
    const serial = answer.headers.get(SERIAL_HEADER)
    if (serial !== null && /^\d{1,9}$/.test(serial)) onSerial(Number(serial))
    return outcomeOf(answer)
  } catch {
    return 'retry'
  }
}

const outlives = () => 'keepalive' in Request.prototype

/** For browsers whose `fetch` ends with the page. */
const hand = (text: string): SendOutcome =>
  navigator.sendBeacon?.(BEACON_ADDRESS, new Blob([text], { type: JSON_TYPE })) ? 'taken' : 'retry'

/** What comes from elsewhere for one person says nothing of a release. */
function isOfRelease({ row }: BeaconNote): boolean {
  const owner = 'remote' in row ? row.remote : row.owner
  return !running.getState().remotes.some(({ name, why }) => name === owner && why === 'override')
}

/**
 * Sends what was recorded: every 30 s while the page is seen, and when it hides. What was not taken stays for the next
 * time; see docs/decisions/0022. Gives the way to stop.
 */
export function startBeacon({ host, shell, onSerial }: BeaconDeps): () => void {
  async function send({ text, notes }: Pack, hiding: boolean): Promise<void> {
    const outcome = hiding && !outlives() ? hand(text) : await post(text, onSerial)
    if (outcome === 'nobody') stop()
    if (outcome === 'retry') putBack(notes)
  }
  const flush = (hiding: boolean) => {
    for (const pack of packsOf(takeNotes().filter(isOfRelease), { host, shell: shell.kind, releaseOf }))
      void send(pack, hiding)
  }
  const onTime = () => document.visibilityState === 'visible' && flush(false)
  const onHide = () => document.visibilityState === 'hidden' && flush(true)
  const onLeave = () => flush(true)

  const timer = setInterval(onTime, BEACON_MS)
  addEventListener('visibilitychange', onHide)
  addEventListener('pagehide', onLeave)
  function stop(): void {
    clearInterval(timer)
    removeEventListener('visibilitychange', onHide)
    removeEventListener('pagehide', onLeave)
  }
  return stop
}
