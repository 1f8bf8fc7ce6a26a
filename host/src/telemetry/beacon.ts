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
  /** Called with the registry's serial in the server's response. */
  onSerial(serial: number): void
}

/** `retry`: try again later; `never`: rejected; `nobody`: this server takes no beacons. */
type SendOutcome = 'taken' | 'retry' | 'never' | 'nobody'

function outcomeOf({ ok, status }: Response): SendOutcome {
  if (ok) return 'taken'
  if (status === 404 || status === 405) return 'nobody'
  return status < 500 && status !== 408 && status !== 429 ? 'never' : 'retry'
}

/** Without cookies, so no token and no device id is sent. The request outlives the page. */
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

/** An override is not a release, so it is not reported. */
function isOfRelease({ row }: BeaconNote): boolean {
  const owner = 'remote' in row ? row.remote : row.owner
  return !running.getState().remotes.some(({ name, why }) => name === owner && why === 'override')
}

/**
 * Sends the recorded notes every 30 s while the page is visible, and when it hides. Notes that were not accepted stay
 * for the next time; see docs/decisions/0022. Returns the function that stops it.
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
