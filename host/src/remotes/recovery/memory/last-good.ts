import { DAY_MS } from '@plaza/shared/format'
import { type OfferedVersions, type PublicKeys, releaseBase, verdictOf } from '@plaza/shared/remotes'
import * as v from 'valibot'
import { local } from '../../../storage/device-store'
import { documentOf } from '../../registry/initial-registry'
import { digestOfText, isSigned } from '../../registry/signature'
import { SignedSchema } from '../../registry/stored-registry'
import type { HeldRegistry } from '../../registry-choice'
import { isPersonal, type Release } from '../../release'
import { parseManifest } from '../manifest'

const DAYS_7 = 7 * DAY_MS
const Kept = v.object({ release: v.string(), signed: SignedSchema, text: v.string() })
const keyOf = (remote: string) => `good.${remote}`
/** Index of the last good release id of each remote. */
const GOOD_KEY = 'good'
const GoodIndex = v.record(v.string(), v.string())

const indexNow = () => local.read(GOOD_KEY, GoodIndex) ?? {}

/** Id of a remote's last good release on this device. */
export const goodId = (remote: string): string | undefined => indexNow()[remote]

/** Stores a good release with the signed registry text that names it, so that it can be verified again later. */
export function keepGood(release: Release, held: HeldRegistry | null): void {
  const { remote, id, text } = release
  if (isPersonal(release) || text === null || !held?.document.remotes[remote]?.releases[id]) return
  if (local.write(keyOf(remote), { release: id, signed: held.signed, text })) {
    local.write(GOOD_KEY, { ...indexNow(), [remote]: id })
  }
}

export function dropGood(remote: string): void {
  local.drop(keyOf(remote))
  const { [remote]: _, ...others } = indexNow()
  local.write(GOOD_KEY, others)
}

/** A remote's last good release, verified again; null if there is none or the stored data was changed. */
export async function readGood(
  remote: string,
  { keys, offered, tampered }: { keys: PublicKeys; offered: OfferedVersions; tampered(): void },
): Promise<Release | null> {
  const kept = local.read(keyOf(remote), Kept, DAYS_7)
  if (!kept) {
    if (indexNow()[remote]) dropGood(remote)
    return null
  }
  const { release: id, signed, text } = kept
  const entry = documentOf(signed)?.remotes[remote]?.releases[id]
  const isTrue = entry && (await isSigned(signed, keys)) && (await digestOfText(text)) === entry.digest
  if (!isTrue) {
    tampered()
    dropGood(remote)
    return null
  }
  const verdict = verdictOf(entry, offered)
  if (verdict.state === 'blocked') return null
  const base = entry.base ?? releaseBase(remote, id)
  return { remote, id, base, ...parseManifest(text), why: 'last-good', verdict }
}
