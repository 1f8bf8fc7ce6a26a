import type { ReleasePreview } from '@plaza/shared/remotes'
import { ownBootIn } from '../../boot'
import { running } from '../../running.store'
import type { HeldRegistry } from '../registry-choice'
import type { RecoveryContext } from './context'
import { withTimeout } from './with-timeout'

const ASK_MS = 10_000

function previewOf({ override }: RecoveryContext['boot']): ReleasePreview | null {
  const one: object | null = override && JSON.parse(override.text)
  return one && 'preview' in one ? (one as ReleasePreview) : null
}

/**
 * Whether the server would show this page without its preview: it says so once, and forgets the link then, so another
 * tab of this link is only given none. Rejects without an answer.
 */
async function isOver(): Promise<boolean> {
  const answer = await withTimeout(ASK_MS, fetch(location.href, { headers: { accept: 'text/html' } }))
  const html = await withTimeout(ASK_MS, answer.text())
  const own = ownBootIn(new DOMParser().parseFromString(html, 'text/html'))
  return own?.previewEnded === true || own?.override === null
}

/** The registry with a release revoked, so that pages of it are left at once. */
function withRevoked(held: HeldRegistry, { remote, release }: ReleasePreview): HeldRegistry {
  const own = held.document.remotes[remote]
  if (!own) return held
  const remotes = { ...held.document.remotes, [remote]: { ...own, revoked: [...(own.revoked ?? []), release] } }
  return { ...held, document: { ...held.document, remotes } }
}

/**
 * Returns a function that asks whether the link of this page's preview is still good, and if it is not leaves the
 * release as after a rollback.
 */
export function createPreviewEnd({ boot, plan, live }: Pick<RecoveryContext, 'boot' | 'plan' | 'live'>) {
  let preview = previewOf(boot)
  let isAsking = false

  async function endIfOver(one: ReleasePreview): Promise<void> {
    if (!(await isOver())) return
    preview = null
    plan.preview(null)
    plan.choose()
    const held = plan.held()
    // The rules may give the same release to this visitor by now.
    if (held && plan.choiceOf(one.remote)?.release !== one.release) plan.choose(withRevoked(held, one))
    running.setState({ previewEnded: true })
    live.reconcile()
  }
  return async function check(): Promise<void> {
    if (!preview || isAsking) return
    isAsking = true
    await endIfOver(preview).catch(() => undefined)
    isAsking = false
  }
}
