import { OVERRIDE_QUERY, type Override, type PublicKeys, releaseId, type SignedText } from '@plaza/shared/remotes'
import * as v from 'valibot'
import { isSigned } from '../../registry/signature'
import { storedOverrides } from '../../registry/stored-overrides'
import type { Release } from '../../release'
import { parseManifest } from '../manifest'

const MOST = 4
const OverrideSchema = v.object({
  remote: v.string(),
  base: v.pipe(v.string(), v.regex(/^(https?:\/\/[^/]+)?\/(.*\/)?$/)),
  expires: v.number(),
})

interface TrustContext {
  keys: PublicKeys
  /** By the server's clock. */
  now: number
}

/** The content of a signed override; null if it is not signed by our key or has expired. */
async function overrideOf(signed: SignedText, { keys, now }: TrustContext): Promise<Override | null> {
  if (!(await isSigned(signed, keys))) return null
  try {
    const override = v.parse(OverrideSchema, JSON.parse(signed.text))
    return override.expires > now ? override : null
  } catch {
    return null
  }
}

/** `?mf=off` ends every override. */
const isEnded = () => new URLSearchParams(location.search).get(OVERRIDE_QUERY) === 'off'

/** The overrides of this visit: the one in the page, and earlier ones. The newest one per remote wins. */
export async function overridesOf(fromPage: SignedText | null, known: TrustContext): Promise<Override[]> {
  const stored = isEnded() ? [] : storedOverrides.read()
  const byRemote = new Map<string, { signed: SignedText; override: Override }>()
  for (const signed of [...stored, ...(fromPage ? [fromPage] : [])]) {
    const override = await overrideOf(signed, known)
    if (override) byRemote.set(override.remote, { signed, override })
  }
  const all = [...byRemote.values()].slice(-MOST)
  storedOverrides.write(all.map(({ signed }) => signed))
  return all.map(({ override }) => override)
}

/** The release of an override, according to its own manifest. */
export function releaseAt({ remote, base }: Override, text: string): Release {
  const manifest = parseManifest(text)
  const id = releaseId(manifest.document)
  return { remote, id, base, ...manifest, why: 'override', verdict: { state: 'ok' } }
}
