import { UploadBody, uploadLimits } from '@plaza/shared/operations'
import type { Context } from 'hono'
import type * as v from 'valibot'
import { readBytes } from '../../transport/input/json'
import { refuse } from '../../transport/refusal'
import type { OperationsEnv } from '../operations/access'
import { parseBody } from '../operations/answers'

/** Boundaries and the names of parts. */
const OVERHEAD_BYTES = 1_000_000
export const MAX_UPLOAD_BYTES = uploadLimits.bytes + OVERHEAD_BYTES

export interface Upload {
  body: v.InferOutput<typeof UploadBody>
  /** The files that were sent, by name. */
  sent: ReadonlyMap<string, Buffer>
  /** Private source maps, by name. */
  maps: ReadonlyMap<string, Buffer>
}

/** Parses a multipart body; null if it is none. */
export const formOf = (bytes: Buffer, type: string): Promise<FormData | null> =>
  new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData().catch(() => null)

/** Reads the multipart body of `upload`, as its limits allow. */
export async function readUpload(c: Context<OperationsEnv>): Promise<Upload> {
  const type = c.req.header('content-type') ?? ''
  if (!/^multipart\/form-data\b/i.test(type)) throw refuse('wrongMediaType')
  const bytes = await readBytes(c.req.raw.body, MAX_UPLOAD_BYTES)
  const form = await formOf(bytes, type)
  const release = form?.get('release')
  if (!form || typeof release !== 'string') throw refuse('badInput')
  const [sent, maps] = await Promise.all([filesOf(form, 'file'), filesOf(form, 'map')])
  return { body: parseBody(release, UploadBody), sent, maps }
}

async function filesOf(form: FormData, part: string): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>()
  for (const file of form.getAll(part))
    if (typeof file !== 'string') files.set(file.name, Buffer.from(await file.arrayBuffer()))
  return files
}
