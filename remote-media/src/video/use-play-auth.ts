import { videos } from '@plaza/shared/api'
import { useResource } from '@plaza/shared/host'

interface PreviewLink {
  until?: string | undefined
  sign?: string | undefined
}

const FRESH_MS = 1_800_000

/**
 * The URL of a video once it is authorized (product spec, section 7); null before that and after 403001, which shows no
 * error.
 */
export function usePlayAuth(source: string | undefined, link: PreviewLink = {}): string | null {
  const query = link.sign ? { until: link.until, sign: link.sign } : {}
  const input = { params: { id: source ?? '' }, ...(link.sign && { query }) }
  const leave = useResource(videos.playAuth, input, { enabled: source !== undefined, freshMs: FRESH_MS })
  return leave.data?.url ?? null
}
