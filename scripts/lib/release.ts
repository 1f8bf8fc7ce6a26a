import { relative } from 'node:path'
import { asText, checkBuilds } from '../check/report'
import { build } from './build'
import { distOf, releasesDir, root, stop } from './project.mjs'
import { provenanceOf } from './provenance'
import { writeRelease } from './releases'

const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`

/** Builds what changed, checks it and puts it among the releases; stops where a check finds an error. */
export async function release(names: string[]) {
  await build(['host', ...names.map((name) => `remote-${name}`)])
  const reports = await checkBuilds(names)
  const refused = reports.filter(({ failed }) => failed > 0)
  if (refused.length > 0) stop(`Nothing was released.\n\n${asText(refused)}`)
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
