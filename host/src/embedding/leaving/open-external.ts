import type { ConfirmOptions, HostApi } from '@plaza/shared/host'
import { otherFailures } from '../../request/failures'
import { bridgeOf, type NativeBridge } from '../native/bridge'
import { shell } from '../native/shell'
import { ownOrigin } from '../own-origin'
import { safeTarget } from '../safe-target'
import { t } from '../texts'

/** Classification of an external address. */
type ExternalTarget =
  | { kind: 'own'; address: string }
  | { kind: 'allowed'; url: URL }
  | { kind: 'unknown'; url: URL }
  | { kind: 'plain'; url: URL }
  | { kind: 'mini-program'; address: string }
  | { kind: 'refused' }

const MAX_LENGTH = 2048
/** The two forms of a mini program URL: with a ticket, or with app id and page. */
const MINI_PROGRAM = /^weixin:\/\/(dl\/business|launchapplet)(\/[\w-]+)*\/?\?[\w/?=&%.+~@:,;#-]+$/i
const MINI_PROGRAM_BY_PATH = /^weixin:\/\/(dl\/business|launchapplet)(\/[\w-]+)+\/?$/i

/**
 * Classifies an address: ours, of an allowed origin, another https site, unencrypted, a mini program, or not to be
 * opened.
 */
export function classifyAddress(raw: string, allowed: readonly string[], own: string = ownOrigin()): ExternalTarget {
  const target = safeTarget(raw, own)
  if (target !== null) return { kind: 'own', address: target }
  if (isMiniProgram(raw)) return { kind: 'mini-program', address: raw }
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop them from addresses, so we refuse them
  if (raw.length > MAX_LENGTH || /[\u0000-\u0020\u007f-\u009f\\]/.test(raw) || !/^https?:\/\/[^/]/i.test(raw))
    return { kind: 'refused' }
  const url = parsed(raw)
  if (url === null || url.username !== '' || url.password !== '' || url.origin === own) return { kind: 'refused' }
  if (url.protocol === 'http:') return { kind: 'plain', url }
  return { kind: allowed.includes(url.origin) ? 'allowed' : 'unknown', url }
}

const isMiniProgram = (raw: string) =>
  raw.length <= MAX_LENGTH && (MINI_PROGRAM.test(raw) || MINI_PROGRAM_BY_PATH.test(raw))

function parsed(raw: string): URL | null {
  try {
    return new URL(raw)
  } catch {
    return null
  }
}

/** Opens a classified address. Inside a shell never in its web view, where a foreign page could use the bridge. */
export function leaveFor(address: string, native: NativeBridge | null = bridgeOf()): void {
  if (native) native.open(address)
  else window.location.assign(address)
}

interface OpenExternalDeps {
  allowed: readonly string[]
  navigate(address: string): void
  confirm(options: ConfirmOptions): Promise<boolean>
  toast(text: string): void
  bridge?: () => NativeBridge | null
  inApp?: () => boolean
  /** Opens the address; `leaveFor` by default. */
  open?: (address: string) => void
}

/** Opens an address outside Plaza: see the contract `nav`, and docs/decisions/0034 for the confirmation. */
export function createOpenExternal(deps: OpenExternalDeps): HostApi['openExternal'] {
  const { allowed, navigate, confirm, toast, bridge = bridgeOf, inApp = () => shell.inApp } = deps
  const open = deps.open ?? ((address: string) => leaveFor(address, bridge()))

  type Opener = {
    [K in ExternalTarget['kind']]: (target: Extract<ExternalTarget, { kind: K }>, isTrusted: boolean) => void
  }
  const openers: Opener = {
    own: ({ address }) => navigate(address),
    allowed: ({ url }) => open(url.href),
    unknown: ({ url }, isTrusted) => (isTrusted ? open(url.href) : void ask(url, t.leaveText())),
    plain: ({ url }) => void ask(url, t.leavePlainText()),
    'mini-program': ({ address }) => (inApp() ? open(address) : toast(otherFailures['mini-program-outside']().text)),
    refused: () => toast(t.refused()),
  }
  return (raw, { by } = {}) => {
    const target = classifyAddress(raw, allowed)
    const opener = openers[target.kind] as (target: ExternalTarget, isTrusted: boolean) => void
    opener(target, by === 'editor')
  }

  async function ask(url: URL, text: string) {
    const options = { title: t.leaveTitle(url.host), text, confirmText: t.leave() }
    if (await confirm(options)) open(url.href)
  }
}
