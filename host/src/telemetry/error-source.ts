import type { PageOwner } from './shown'

/** The owner of an error, and the fixed name under which it is counted. */
interface ErrorSource extends PageOwner {
  name: 'uncaught' | 'style-missing' | 'policy'
}

interface Fault {
  name: ErrorSource['name']
  /** URL of the script or style; '' if unknown. */
  address: string
}

const OF_RELEASE = /\/remotes\/([a-z][a-z0-9-]+)\/([\w.-]+)\//
const ADDRESS = /https?:\/\/[^\s)]+/

const firstAddress = (text: unknown): string => ADDRESS.exec(String(text ?? ''))?.[0] ?? ''
const stackOf = (reason: unknown) => (reason instanceof Error ? reason.stack : '')

/** The error in an event; null if it is from no script of ours: an extension's, or a shell's own. */
function faultOf(event: Event): Fault | null {
  if (event instanceof ErrorEvent) {
    if (event.error === null || event.error === undefined) return null
    return { name: 'uncaught', address: event.filename || firstAddress(stackOf(event.error)) }
  }
  if (event.type === 'unhandledrejection') {
    return { name: 'uncaught', address: firstAddress(stackOf((event as PromiseRejectionEvent).reason)) }
  }
  if (event.type === 'plaza:style-missing')
    return { name: 'style-missing', address: String((event as CustomEvent).detail) }
  return { name: 'policy', address: (event as SecurityPolicyViolationEvent).sourceFile ?? '' }
}

const isForeign = (address: string) => /^[a-z-]+(:|$)/i.test(address) && !address.startsWith(location.origin)

/** The owner of an error: the release whose file it names, otherwise the current page's. */
export function errorSourceOf(event: Event, shown: () => PageOwner): ErrorSource | null {
  const fault = faultOf(event)
  if (!fault) return null
  const [, owner, release] = OF_RELEASE.exec(fault.address) ?? []
  if (owner && release) return { owner, release, name: fault.name }
  if (isForeign(fault.address)) return null
  const { owner: seen, release: its } = shown()
  return { owner: seen, release: its, name: fault.name }
}
