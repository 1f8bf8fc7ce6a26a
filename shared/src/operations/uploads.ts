import * as v from 'valibot'
import { Why } from './why'

/** Limits of an upload. A release within its budgets, with its compressed copies, is below half of each. */
export const uploadLimits = { files: 1_500, fileBytes: 2_000_000, bytes: 24_000_000 } as const

/** A file beside remote.json: a script or style, its compressed copy, or a document for the registry. No paths. */
const UploadedName = v.pipe(
  v.string(),
  v.maxLength(100),
  v.regex(/^(?:(?:[\w-]+\.){1,4}(?:js|css)(?:\.br|\.gz)?|modules\.json|provenance\.json|mf-manifest\.json)$/),
)

export const UploadedFileSchema = v.strictObject({
  name: UploadedName,
  bytes: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(uploadLimits.fileBytes)),
  integrity: v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/]{64}$/)),
})
export type UploadedFile = v.InferOutput<typeof UploadedFileSchema>

const upload = {
  /** The exact text of its remote.json. */
  document: v.pipe(v.string(), v.maxLength(200_000)),
  /** Every other file of the release, sent or not. */
  files: v.pipe(v.array(UploadedFileSchema), v.maxLength(uploadLimits.files)),
}

/** Body of `missing-files`, which answers {@link MissingFiles}: asked before an upload. */
export const MissingFilesBody = v.strictObject(upload)
/** Names of files that the server has in no release of this remote. */
export interface MissingFiles {
  missing: string[]
}

/**
 * Part `release` (JSON) of the multipart body of `upload`; each sent file is a part `file` with its name. The release is
 * published if it passes every check, otherwise nothing of it is left. Answers `OperationsStatus`.
 */
export const UploadBody = v.strictObject({ ...upload, why: Why })
