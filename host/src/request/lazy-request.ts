import type { Failure } from '@plaza/shared/host'
import { defineTexts } from '@plaza/shared/text'
import { once } from '../browser/once'
import { sleep } from '../browser/sleep'
import { network } from './network.text'
import type { Request, RequestDeps } from './pipeline'

const RETRIES_MS = [500, 1500]
const t = defineTexts({ network })

async function fetchPipeline(attempt = 0): Promise<typeof import('./pipeline')> {
  try {
    return await import('./pipeline')
  } catch (error) {
    const delay = RETRIES_MS[attempt]
    if (delay === undefined) throw error
    await sleep(delay)
    return fetchPipeline(attempt + 1)
  }
}

/**
 * The pipeline, of which nothing is needed until a page has a question of its own: it is fetched with the first call, with
 * axios beside it. Where it cannot be had a call fails as one without network.
 */
export function createLazyRequest(deps: RequestDeps): { send: Request; warm(): void } {
  const { toast } = deps.effects
  const fetched = once(async () => {
    import('axios').catch(() => {})
    const { createRequest } = await fetchPipeline()
    return createRequest(deps)
  })
  const send: Request = async (endpoint, input, options = {}) => {
    const request = await fetched().catch(() => {
      if (!options.quiet && !options.inPlace) toast(t.network())
      const failure: Failure = { kind: 'network', msg: '' }
      throw failure
    })
    return request(endpoint, input, options)
  }
  return { send, warm: () => void fetched().catch(() => {}) }
}
