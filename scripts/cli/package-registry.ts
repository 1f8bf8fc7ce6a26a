import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../lib/run.mjs'

/**
 * Stores in a new remote where npm found our packages: a file of the folder above tells it to that folder alone. A token
 * stays where it is.
 */
export async function keepRegistry(above: string, folder: string): Promise<void> {
  const { output } = await run('npm', ['config', 'get', '@plaza:registry'], { cwd: above, quiet: true })
  const registry = output.trim()
  if (URL.canParse(registry)) writeFileSync(join(folder, '.npmrc'), `@plaza:registry=${registry}\n`)
}
