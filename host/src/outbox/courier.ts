import type { AnyEndpoint, UploadedFile } from '@plaza/shared/api'
import type { Failure } from '@plaza/shared/host'
import { isTooOld } from './expiry'
import { t } from './outbox.text'
import { picturesOf, uploadedInput } from './picture-keys'
import type { OutboxStorage } from './storage'
import type { StoredEntry } from './stored-entry'
import { type SendVerdict, verdictOf } from './verdict'

/** Who is logged in, and by which token. */
export interface Sender {
  id: string
  generation: number
}

export interface CourierDeps {
  storage: OutboxStorage
  sender(): Sender | null
  online(): boolean
  now(): number
  endpointOf(entry: StoredEntry): Promise<AnyEndpoint | undefined>
  /** Sends a call with the token of a generation, without any reaction. */
  request(endpoint: AnyEndpoint, input: object, generation: number): Promise<unknown>
  upload(file: Blob, generation: number): Promise<UploadedFile>
  onSent(entry: StoredEntry, answer: unknown): Promise<void>
  onRefused(entry: StoredEntry, failure: Failure): Promise<void>
  logIn(): void
}

/** After as many failures of the server on one call, those behind it are sent before it. */
const MAX_SERVER_ERRORS = 5
const gone = (): Failure => ({ code: 0, msg: t.pictureGone() })

/** Sends what waits for the logged-in user, in its order. */
export function createCourier(deps: CourierDeps) {
  const { storage, sender } = deps

  /** Uploads the pictures of a call; an uploaded one is not uploaded again. */
  async function withPictures(entry: StoredEntry, generation: number): Promise<StoredEntry> {
    const uploads = { ...entry.uploads }
    for (const key of picturesOf(entry)) {
      if (uploads[key]) continue
      const picture = (await storage.pictures()).find((one) => one.key === key && one.owner === entry.owner)
      if (!picture) throw gone()
      uploads[key] = (await deps.upload(picture.blob, generation)).key
      await storage.update(entry.id, { uploads })
    }
    return { ...entry, uploads }
  }

  async function failed(entry: StoredEntry, failure: Failure): Promise<SendVerdict> {
    const verdict = verdictOf(failure)
    if (verdict.do === 'refuse') return refuse(entry, failure)
    if (failure.status !== 500) return verdict
    const errors = (entry.errors ?? 0) + 1
    await storage.update(entry.id, { errors })
    return errors < MAX_SERVER_ERRORS ? verdict : { do: 'step-aside' }
  }

  async function refuse(entry: StoredEntry, failure: Failure): Promise<SendVerdict> {
    await deps.onRefused(entry, failure)
    return { do: 'refuse' }
  }

  async function deliver(entry: StoredEntry, { generation }: Sender): Promise<SendVerdict | null> {
    if (isTooOld(entry, deps.now())) return refuse(entry, { code: 0, msg: t.old() })
    const endpoint = await deps.endpointOf(entry)
    if (!endpoint?.outbox) return refuse(entry, { code: 0, msg: '' })
    try {
      const ready = await withPictures(entry, generation)
      const answer = await deps.request(endpoint, uploadedInput(ready), generation)
      await storage.remove(entry.id)
      await deps.onSent(ready, answer)
      return null
    } catch (error) {
      return failed(entry, error as Failure)
    }
  }

  /** Sends until nothing waits or something stops it; returns what stopped it. */
  return async function deliverAll(): Promise<SendVerdict | null> {
    const aside = new Set<string>()
    for (;;) {
      const who = sender()
      const isNext = ({ id, owner, state }: StoredEntry) => owner === who?.id && state === 'waiting' && !aside.has(id)
      const next = (await storage.entries()).find(isNext)
      if (!who || !next) return aside.size > 0 ? { do: 'wait' } : null
      if (!deps.online()) return { do: 'wait' }
      const verdict = await deliver(next, who)
      if (verdict?.do === 'log-in') deps.logIn()
      if (verdict?.do === 'step-aside') aside.add(next.id)
      else if (verdict && verdict.do !== 'refuse') return verdict
    }
  }
}
