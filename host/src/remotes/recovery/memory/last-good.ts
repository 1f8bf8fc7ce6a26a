import { type Offered, type PublicKeys, releaseBase, verdictOf } from '@plaza/shared/remotes'
import * as v from 'valibot'
import { local } from '../../../storage/kept'
import type { Held } from '../../plan'
import { documentOf } from '../../registry/first'
import { SignedSchema } from '../../registry/kept'
import { digestSurely, isSurelySigned } from '../../registry/trust-surely'
import type { Release } from '../../release'
import { wholeOf } from '../whole'

const DAYS_7 = 7 * 86_400_000
const Kept = v.object({ release: v.string(), signed: SignedSchema, text: v.string() })
const keyOf = (remote: string) => `good.${remote}`
/** Which release of which remote was good, in brief. */
const GOOD_KEY = 'good'
const GoodIndex = v.record(v.string(), v.string())

const indexNow = () => local.read(GOOD_KEY, GoodIndex) ?? {}

/** The release of a remote that was last healthy on this device. */
export const goodId = (remote: string): string | undefined => indexNow()[remote]

/** Keeps a release that was healthy, with the signed text that names it, so that it can be trusted again later. */
export function keepGood({ remote, id, text, why }: Release, held: Held | null): void {
  if (why === 'override' || text === null || !held?.document.remotes[remote]?.releases[id]) return
  if (local.write(keyOf(remote), { release: id, signed: held.signed, text })) {
    local.write(GOOD_KEY, { ...indexNow(), [remote]: id })
  }
}

export function dropGood(remote: string): void {
  local.drop(keyOf(remote))
  const { [remote]: _, ...others } = indexNow()
  local.write(GOOD_KEY, others)
}

/** The last good release of a remote, proven anew; null where there is none, or it was changed on the device. */
export async function readGood(
  remote: string,
  { keys, offered, tampered }: { keys: PublicKeys; offered: Offered; tampered(): void },
): Promise<Release | null> {
  const kept = local.read(keyOf(remote), Kept, DAYS_7)
  if (!kept) {
    if (indexNow()[remote]) dropGood(remote)
    return null
  }
  const { release: id, signed, text } = kept
  const entry = documentOf(signed)?.remotes[remote]?.releases[id]
  const isTrue = entry && (await isSurelySigned(signed, keys)) && (await digestSurely(text)) === entry.digest
  if (!isTrue) {
    tampered()
    dropGood(remote)
    return null
  }
  const verdict = verdictOf(entry, offered)
  if (verdict.state === 'blocked') return null
  const base = entry.base ?? releaseBase(remote, id)
  return { remote, id, base, ...wholeOf(text), why: 'last-good', verdict }
}
