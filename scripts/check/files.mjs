import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { found } from './findings.mjs'

const hashed = /^(\w[\w-]*\.)?[0-9a-f]{10,20}\.(js|css)$/
/** Lie beside a build and are no part of its release. */
const beside = new Set(['remote.json', 'modules.json', '.inputs'])
const unpack = { '.br': brotliDecompressSync, '.gz': gunzipSync }

const sha384 = (content) => `sha384-${createHash('sha384').update(content).digest('base64')}`

function isCopy(copy, original, open) {
  try {
    return open(copy).equals(original)
  } catch {
    return false
  }
}

/** What lies there is what remote.json lists, byte by byte, under names that change with the content. */
export function fileFindings({ document: { files }, there, content }) {
  const result = []
  for (const [name, { bytes, integrity }] of Object.entries(files)) {
    if (!hashed.test(name)) result.push(found('P104', name, name))
    if (!there.includes(name)) {
      result.push(found('P102', name, name))
      continue
    }
    const own = content(name)
    if (own.length !== bytes) result.push(found('P101', `${own.length} bytes in place of ${bytes}`, name))
    else if (sha384(own) !== integrity) result.push(found('P101', 'its hash is another', name))
    for (const [ending, open] of Object.entries(unpack)) {
      const copy = `${name}${ending}`
      if (there.includes(copy) && !isCopy(content(copy), own, open)) result.push(found('P105', copy, copy))
    }
  }
  const known = (name) => beside.has(name) || name.replace(/\.(br|gz)$/, '') in files
  for (const name of there) if (!known(name)) result.push(found('P103', name, name))
  return result
}
