import { type AnyEndpoint, CODE_SECONDS, type DataOf, type InputOf, type SignedCode } from '@plaza/shared/api'
import { SECOND_MS } from '@plaza/shared/format'
import { useNow, useResource } from '@plaza/shared/host'
import { useEffect } from 'react'

/**
 * A signed code that is asked for again when half of its time is over. On a slow network the old one stays while it is
 * valid.
 */
export function useSignedCode<E extends AnyEndpoint>(endpoint: E, input: InputOf<E>, enabled = true) {
  const resource = useResource(endpoint, input, { enabled, freshMs: 0 })
  const now = useNow(SECOND_MS)
  const { refresh } = resource
  const signed = resource.data as (DataOf<E> & SignedCode) | undefined
  const left = signed ? Math.ceil((Date.parse(signed.expires_at) - now) / SECOND_MS) : 0
  const isDue = signed !== undefined && left <= CODE_SECONDS
  // Asked for again every few seconds while there is no newer one.
  const attempt = isDue ? Math.floor(left / 4) : null
  useEffect(() => {
    if (attempt !== null) void refresh()
  }, [attempt, refresh])
  return { resource, code: signed && left > 0 ? signed.code : null, left: Math.max(0, left) }
}
