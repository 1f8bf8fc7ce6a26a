import { OVERRIDE_QUERY, type Override, type PublicKeys, releaseId, type Signed } from '@plaza/shared/remotes'
import * as v from 'valibot'
import { visit } from '../../../storage/kept'
import { SignedSchema } from '../../registry/kept'
import { isSurelySigned } from '../../registry/trust-surely'
import type { Release } from '../../release'
import { wholeOf } from '../whole'

const KEY = 'overrides'
const MOST = 4
const Signeds = v.array(SignedSchema)
const OverrideSchema = v.object({
  remote: v.string(),
  base: v.pipe(v.string(), v.regex(/^(https?:\/\/[^/]+)?\/(.*\/)?$/)),
  expires: v.number(),
})

interface Known {
  keys: PublicKeys
  /** By the server's clock. */
  now: number
}

/** What a signed override says; null where it is not signed by us, or its time is over. */
async function overrideOf(signed: Signed, { keys, now }: Known): Promise<Override | null> {
  if (!(await isSurelySigned(signed, keys))) return null
  try {
    const override = v.parse(OverrideSchema, JSON.parse(signed.text))
    return override.expires > now ? override : null
  } catch {
    return null
  }
}

/** `?mf=off` ends every override, also where it was typed by hand. */
const isEnded = () => new URLSearchParams(location.search).get(OVERRIDE_QUERY) === 'off'

/** The overrides of this visit: the one that the page brought, and those before it. The newest of a remote counts. */
export async function overridesOf(brought: Signed | null, known: Known): Promise<Override[]> {
  const kept = (isEnded() ? null : visit.read(KEY, Signeds)) ?? []
  const byRemote = new Map<string, { signed: Signed; override: Override }>()
  for (const signed of [...kept, ...(brought ? [brought] : [])]) {
    const override = await overrideOf(signed, known)
    if (override) byRemote.set(override.remote, { signed, override })
  }
  const all = [...byRemote.values()].slice(-MOST)
  visit.write(
    KEY,
    all.map(({ signed }) => signed),
  )
  return all.map(({ override }) => override)
}

/** The release that an override leads to, as its own document describes it. */
export function releaseAt({ remote, base }: Override, text: string): Release {
  const whole = wholeOf(text)
  const id = releaseId(whole.document)
  return { remote, id, base, ...whole, why: 'override', verdict: { state: 'ok' } }
}
