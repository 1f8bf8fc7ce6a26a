import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { MAPS_FOLDER } from '../../shared/build/source-maps'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Only the server uses this file; no browser requests it. */
const serverFile = /^server\./

/** Writes a `.br` and a `.gz` next to every script and style that browsers request. */
export async function compress(folder: string) {
  const files = readdirSync(folder).filter((name) => /\.(js|css)$/.test(name) && !serverFile.test(name))
  await Promise.all(
    files.map(async (name) => {
      const content = readFileSync(join(folder, name))
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
      writeFileSync(join(folder, `${name}.br`), await brotli(content, { params }))
      writeFileSync(join(folder, `${name}.gz`), await zip(content, { level: 9 }))
    }),
  )
}

/** Keeps the source maps of scripts, compressed: those of styles explain no error. */
export async function compressMaps(folder: string) {
  const maps = join(folder, MAPS_FOLDER)
  if (!existsSync(maps)) return
  await Promise.all(
    readdirSync(maps)
      .filter((name) => name.endsWith('.map'))
      .map(async (name) => {
        const path = join(maps, name)
        if (name.endsWith('.js.map')) writeFileSync(`${path}.gz`, await zip(readFileSync(path)))
        rmSync(path)
      }),
  )
}
