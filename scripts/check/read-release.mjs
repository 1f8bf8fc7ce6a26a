import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const read = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : null)

function parsed(text) {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}

/** A release as it lies in a folder: a build's `dist`, or one that was released. */
export function readRelease(name, folder) {
  const contents = new Map()
  const sizes = new Map()
  const text = read(join(folder, 'remote.json'))
  const there = existsSync(folder) ? readdirSync(folder) : []
  const content = (file) => {
    if (!contents.has(file)) contents.set(file, readFileSync(join(folder, file)))
    return contents.get(file)
  }
  const document = parsed(text)
  return {
    /** Of the folder `remote-<name>`. */
    name,
    text,
    document,
    /** What the build says that it is made of; null in a released folder. */
    modules: parsed(read(join(folder, 'modules.json'))),
    /** Names of all that lies in the folder. */
    there,
    content,
    /** Its listed files of a kind that are there. */
    listed: (ending) => Object.keys(document?.files ?? {}).filter((one) => one.endsWith(ending) && there.includes(one)),
    /** Bytes as they are sent. */
    size(file) {
      if (!sizes.has(file)) {
        const bytes = there.includes(`${file}.br`) ? content(`${file}.br`) : brotliCompressSync(content(file))
        sizes.set(file, bytes.length)
      }
      return sizes.get(file)
    },
  }
}
