import { requestId } from '../../request/wire/headers'
import { detectShell, type ShellWindow } from './shell'

const TOKEN_WAIT_MS = 10_000
const TOKEN_SHAPE = /^[\w.-]{20,2048}$/

type MessageType = 'token' | 'log-in' | 'bind-phone' | 'open' | 'log-out'
interface BridgeMessage {
  type: MessageType
  address?: string
}

/** Why the shell did not answer; named as in the table of other failures. */
export class BridgeError extends Error {
  constructor(readonly reason: 'token-timeout' | 'cannot-send') {
    super(reason)
  }
}

/** Functions of a native shell. A malformed token counts as none (`''`). */
export interface NativeBridge {
  /** The shell's token, within ten seconds. */
  token(): Promise<string>
  /**
   * Opens the shell's own login; resolves when the user is done, with `''` if they cancelled. A second call before that
   * sends the message again with the same id, because a shell may have lost the first one.
   */
  logIn(): Promise<string>
  bindPhone(): void
  logOut(): void
  /** Opens an address outside this web view. */
  open(address: string): void
}

interface BridgeWindow extends ShellWindow {
  /** The shell replies here: `plazaBridge.reply(id, value)`. */
  plazaBridge?: { reply(id: unknown, value: unknown): void }
}

/** The bridge of the surrounding shell, or null. One request per kind is pending at a time. */
export function bridgeOf(win: BridgeWindow = window as unknown as BridgeWindow): NativeBridge | null {
  const kind = detectShell(win)
  if (kind !== 'ios' && kind !== 'android') return null
  win.plazaBridge ??= { reply }
  const post = (message: BridgeMessage & { id: string }) => {
    if (kind === 'ios') win.webkit?.messageHandlers?.plaza?.postMessage(message)
    else if (win.PlazaAndroid?.post) win.PlazaAndroid.post(JSON.stringify(message))
    else throw new Error('This shell takes no messages')
  }
  const postQuietly = (message: BridgeMessage) => {
    try {
      post({ ...message, id: requestId() })
    } catch {
      // The shell is too old for this message; the page stays as it is.
    }
  }
  return {
    token: async () => (kind === 'android' ? asToken(androidToken(win)) : ask({ type: 'token' }, post, TOKEN_WAIT_MS)),
    logIn: () => ask({ type: 'log-in' }, post),
    bindPhone: () => postQuietly({ type: 'bind-phone' }),
    logOut: () => postQuietly({ type: 'log-out' }),
    open: (address) => postQuietly({ type: 'open', address }),
  }
}

const open = new Map<string, { type: MessageType; answer(value: unknown): void; answered: Promise<string> }>()

/** Late, unknown and repeated replies have no pending request and are dropped. */
function reply(id: unknown, value: unknown): void {
  const pendingRequest = typeof id === 'string' ? open.get(id) : undefined
  open.delete(String(id))
  pendingRequest?.answer(value)
}

function ask(
  message: BridgeMessage,
  post: (message: BridgeMessage & { id: string }) => void,
  waitMs?: number,
): Promise<string> {
  for (const [id, pendingRequest] of open) {
    if (pendingRequest.type !== message.type) continue
    if (waitMs === undefined) postAgain({ ...message, id }, post)
    return pendingRequest.answered
  }
  const id = requestId()
  const { promise, resolve, reject } = pending<string>()
  const fail = (reason: BridgeError['reason']) => {
    open.delete(id)
    clearTimeout(timer)
    reject(new BridgeError(reason))
  }
  const timer = waitMs === undefined ? undefined : setTimeout(() => fail('token-timeout'), waitMs)
  const answer = (value: unknown) => {
    clearTimeout(timer)
    resolve(asToken(value))
  }
  open.set(id, { type: message.type, answer, answered: promise })
  try {
    post({ ...message, id })
  } catch {
    fail('cannot-send')
  }
  return promise
}

function postAgain(
  message: BridgeMessage & { id: string },
  post: (message: BridgeMessage & { id: string }) => void,
): void {
  try {
    post(message)
  } catch {
    // The first message may still be answered.
  }
}

function pending<T>() {
  let settle: { resolve(value: T): void; reject(error: Error): void } = { resolve() {}, reject() {} }
  const promise = new Promise<T>((resolve, reject) => {
    settle = { resolve, reject }
  })
  return { promise, ...settle }
}

function androidToken(win: BridgeWindow): unknown {
  try {
    return win.PlazaAndroid?.getToken()
  } catch {
    return ''
  }
}

export const asToken = (value: unknown): string => (typeof value === 'string' && TOKEN_SHAPE.test(value) ? value : '')
