import { relative } from 'node:path'
import { asText, checkBuilds } from '../check/report.mjs'
import { build } from './build.mjs'
import { distOf, releasesDir, root, stop } from './project.mjs'
import { provenanceOf } from './provenance.mjs'
import { writeRelease } from './releases.mjs'

const kb = (bytes) => `${(bytes / 1024).toFixed(1)} KB`

/** Builds what changed, checks it and puts it among the releases; stops where a check finds an error. */
export async function release(names) {
  await build(names.map((name) => `remote-${name}`))
  const reports = await checkBuilds(names)
  const refused = reports.filter(({ failed }) => failed > 0)
  if (refused.length > 0) stop(`Nothing was released.\n\n${asText(refused)}`)
  for (const { name, sizes } of reports) {
    try {
      const { id, folder, made } = writeRelease(releasesDir, distOf(name), await provenanceOf(`remote-${name}`))
      const line = `${made ? 'Released' : 'Already released'} ${name} ${id}, entry ${kb(sizes.entry)}`
      process.stdout.write(`${line}: ${relative(root, folder)}\n`)
    } catch ({ message }) {
      stop(`${name} was not released: ${message}`)
    }
  }
}
