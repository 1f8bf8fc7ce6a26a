import { UploadedFile, uploads } from '@plaza/shared/api'
import type { Failure, HostApi, UploadOptions } from '@plaza/shared/host'
import { applyReaction, type Effects } from './effects'
import { reactionTo } from './failures'
import type { RequestFunction, RequestSession } from './pipeline'
import { type CallOutcome, failureOf } from './send'
import { t } from './texts'
import { isTrusted } from './wire/bases'
import { readAnswer } from './wire/envelope'
import { headersFor } from './wire/headers'
import { axiosTransport, type Transport, WireError } from './wire/transport'

/** Product spec, section 9. */
const TIMEOUT_MS = 6_000_000
/** An upload without progress for this long is aborted. */
const IDLE_MS = 60_000
const MEGABYTE = 1024 * 1024

interface UploadDeps {
  request: RequestFunction
  session: RequestSession
  effects: Effects
  trustedOrigins?: readonly string[]
  transport?: Transport
}

/** Uploads a file: requests a policy for it, then sends it, with progress. Rejects with a `Failure`. */
export function createUpload(deps: UploadDeps): HostApi['upload'] {
  const { request, session, effects, trustedOrigins = [], transport = axiosTransport } = deps

  return async (file, { kind, onProgress, signal }) => {
    const name = (file.name ?? kind).slice(-200)
    const policy = await request(uploads.authorise, { query: { kind, name } }, signal ? { signal } : {})
    if (file.size > policy.max_bytes) {
      const msg = t.tooLarge(Math.floor(policy.max_bytes / MEGABYTE))
      effects.toast(msg)
      throw { status: 413, msg } satisfies Failure
    }
    const form = new FormData()
    for (const [field, value] of Object.entries(policy.fields)) form.append(field, value)
    form.append('file', file, name)
    const { Authorization, ...plain } = headersFor(session.token())
    const headers = isTrusted(policy.url, trustedOrigins) ? { Authorization: Authorization ?? '', ...plain } : {}
    const outcome = await send(form, { url: policy.url, headers }, { onProgress, signal })
    if ('data' in outcome) return outcome.data as UploadedFile
    applyReaction(reactionTo(outcome.failure, {}), effects)
    throw outcome.failure
  }

  async function send(
    form: FormData,
    to: { url: string; headers: Record<string, string> },
    { onProgress, signal }: { onProgress: UploadOptions['onProgress'] | undefined; signal: AbortSignal | undefined },
  ): Promise<CallOutcome> {
    const watch = idleWatch(signal)
    try {
      const answer = await transport({
        method: 'POST',
        ...to,
        body: form,
        timeoutMs: TIMEOUT_MS,
        signal: watch.signal,
        onProgress: (share) => {
          watch.progressed()
          onProgress?.(share)
        },
      })
      return readAnswer(answer, UploadedFile)
    } catch (error) {
      if (watch.idle()) return { failure: failureOf('timeout') }
      return { failure: failureOf(error instanceof WireError ? error.kind : 'network') }
    } finally {
      watch.stop()
    }
  }
}

/** Aborts with the caller's signal, or after a minute without progress. */
function idleWatch(signal: AbortSignal | undefined) {
  const controller = new AbortController()
  let idle = false
  const giveUp = () => {
    idle = true
    controller.abort()
  }
  const leave = () => controller.abort()
  let timer = setTimeout(giveUp, IDLE_MS)
  if (signal?.aborted) leave()
  signal?.addEventListener('abort', leave)
  return {
    signal: controller.signal,
    idle: () => idle,
    progressed() {
      clearTimeout(timer)
      timer = setTimeout(giveUp, IDLE_MS)
    },
    stop() {
      clearTimeout(timer)
      signal?.removeEventListener('abort', leave)
    },
  }
}
