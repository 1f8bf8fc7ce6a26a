import { relative } from 'node:path'
import { build } from '../build/build'
import { asText, type CheckReport, checkBuilds } from '../check/report'
import { distOf, releasesDir, root, stop } from '../lib/project.mjs'
import { testRemote } from '../lib/test-remote'
import { provenanceOf } from './provenance'
import { writeRelease } from './releases'

const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`

async function buildAndCheck(names: readonly string[]): Promise<CheckReport[]> {
  await build(['host', ...names.map((name) => `remote-${name}`)])
  return checkBuilds(names)
}

/** Sequentially, because each uses all processors. */
async function testAll(names: readonly string[]): Promise<string[]> {
  const failures: string[] = []
  for (const name of names) failures.push(...(await testRemote(name)))
  return failures
}

/** Builds what changed, checks it and adds it to the releases; stops at an error of the check. */
export async function release(names: readonly string[]): Promise<void> {
  await writeReleases(await buildAndCheck(names))
}

/** The same, and also runs types and tests and prints the check's warnings, for a release made on purpose. */
export async function releaseTested(names: readonly string[]): Promise<void> {
  const [reports, failures] = await Promise.all([buildAndCheck(names), testAll(names)])
  const warned = reports.filter(({ failed, findings }) => failed === 0 && findings.length > 0)
  if (warned.length > 0) process.stdout.write(`${asText(warned)}\n`)
  await writeReleases(reports, failures)
}

async function writeReleases(reports: readonly CheckReport[], failures: readonly string[] = []): Promise<void> {
  const refused = reports.filter(({ failed }) => failed > 0)
  if (refused.length + failures.length > 0)
    stop(['Nothing was released.', ...failures, ...(refused.length > 0 ? [asText(refused)] : [])].join('\n\n'))
  for (const { name, sizes } of reports) {
    try {
      const { id, folder, made } = writeRelease(releasesDir, distOf(name), await provenanceOf(`remote-${name}`))
      const line = `${made ? 'Released' : 'Already released'} ${name} ${id}, entry ${kb(sizes?.entry ?? 0)}`
      process.stdout.write(`${line}: ${relative(root, folder)}\n`)
    } catch (error) {
      stop(`${name} was not released: ${(error as Error).message}`)
    }
  }
}
