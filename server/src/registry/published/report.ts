import type { ReleaseReport } from '@plaza/shared/operations'
import * as v from 'valibot'
import { packagesOf, type ReleaseBundle, sentBytes } from '../check/index'

const ProvenanceSchema = v.strictObject({
  by: v.pipe(v.string(), v.minLength(1), v.maxLength(120)),
  commit: v.nullable(v.pipe(v.string(), v.regex(/^[0-9a-f]{7,64}$/))),
  clean: v.boolean(),
  at: v.pipe(v.string(), v.isoTimestamp()),
})

/** What the registry stores about a checked release. */
export function reportOf(release: ReleaseBundle): ReleaseReport {
  const { entry, pages, all } = sentBytes(release)
  const provenance = v.safeParse(ProvenanceSchema, release.provenance)
  return {
    sizes: { entry, page: Math.max(0, ...pages.map(([, bytes]) => bytes)), all },
    packages: packagesOf(release) ?? [],
    provenance: provenance.success ? provenance.output : null,
  }
}
