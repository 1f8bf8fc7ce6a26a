import { type Failure, fetchCode } from '@plaza/shared/host'
import { defineTexts } from '@plaza/shared/text'
import { once } from '../browser/once'
import { network } from './network.text'
import type { RequestDeps, RequestFunction } from './pipeline'

const t = defineTexts({ network })

/**
 * The request pipeline, loaded together with axios at the first call, because a page does not need it before. If its
 * chunk cannot be loaded, calls fail like calls without network.
 */
export function createLazyRequest(deps: RequestDeps): { send: RequestFunction; warm(): void } {
  const { toast } = deps.effects
  const loadPipeline = once(async () => {
    import('axios').catch(() => {})
    const { createRequest } = await fetchCode(() => import('./pipeline'))
    return createRequest(deps)
  })
  const send: RequestFunction = async (endpoint, input, options = {}) => {
    const request = await loadPipeline().catch(() => {
      const kind = options.signal?.aborted ? 'aborted' : 'network'
      if (kind === 'network' && !options.quiet && !options.inPlace) toast(t.network())
      const failure: Failure = { kind, msg: '' }
      throw failure
    })
    return request(endpoint, input, options)
  }
  return { send, warm: () => void loadPipeline().catch(() => {}) }
}
