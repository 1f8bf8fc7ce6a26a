import { uploads as endpoints, type UploadedFile } from '@plaza/shared/api'
import type { Hono } from 'hono'
import { failed } from '../../transport/answer'
import type { Deps } from '../../transport/context'
import { handle } from '../../transport/handlers'
import { languageOf, messageFor } from '../../transport/messages'
import { numberOf, refuse } from '../../transport/refusal'
import { clientAddressOf, type Env } from '../../transport/request'
import { keyIn, ownUploads, uploadAddress } from './own-uploads'
import { authoriseUpload } from './policies'
import { receiveUpload } from './receive'
import { pictureFault } from './scan'

export const uploadHandlers = [
  handle(endpoints.authorise, ({ query }, context) => authoriseUpload(context, query.kind)),
  handle(endpoints.addresses, async ({ body }, { db, person }) => {
    const own = await ownUploads(db, person.id, body.keys)
    return { list: body.keys.map((key) => ({ key, url: own.has(key) ? uploadAddress(key) : null })) }
  }),
  handle(endpoints.scanImage, async ({ query }, { db, person, language }) => {
    const key = keyIn(query.key)
    const picture = (await ownUploads(db, person.id, [key])).get(key)
    if (picture?.kind !== 'image') throw refuse('contentGone')
    const fault = pictureFault(picture)
    return { pass: fault === null, reason: fault && messageFor('badInput', language, fault) }
  }),
]

/** Upload URL of the local storage adapter; the signed fields authorize it. */
export function mountUpload(app: Hono<Env>, deps: Deps): void {
  app.post('/upload', async (c) => {
    const language = languageOf(c.req.header('accept-language'))
    const respond = (
      status: number,
      envelope: { code: number; msg: string; data: UploadedFile | null },
      headers: Record<string, string> = {},
    ) => c.json(envelope, status as 200, { ...headers, 'cache-control': 'no-store' })
    try {
      const { body } = c.req.raw
      const contentType = c.req.header('content-type') ?? ''
      if (!body || !/^multipart\/form-data\b/i.test(contentType)) throw refuse('wrongMediaType')
      const address = clientAddressOf(c, deps.environment.trustsProxy)
      const data = await receiveUpload(deps, { body, contentType, address })
      return respond(200, { code: numberOf('success'), msg: messageFor('success', language), data })
    } catch (error) {
      const { status, envelope, headers } = failed(error, {
        language,
        requestId: c.get('requestId'),
        log: deps.log,
        errors: deps.errors,
      })
      return respond(status, { ...envelope, data: null }, headers)
    }
  })
  app.all('/upload', (c) => {
    const { envelope } = failed(refuse('wrongMethod'), {
      language: 'zh',
      requestId: '',
      log: deps.log,
      errors: deps.errors,
    })
    return c.json(envelope, 405, { allow: 'POST' })
  })
}
