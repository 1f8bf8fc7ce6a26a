import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { type Finding, found } from './findings'
import { documents, type ReleaseBundle, sha384 } from './release'

const hashed = /^(\w[\w-]*\.)?[0-9a-f]{10,20}\.(js|css)$/
/** Files next to a build that are not part of it, and the folder of its source maps. */
const beside = new Set<string>([...documents, '.inputs', '.rendered', 'maps'])
const copies = [
  ['.br', brotliDecompressSync],
  ['.gz', gunzipSync],
] as const

/** A copy that unpacks to more than its file is not unpacked to the end. */
function isCopy(copy: Buffer, original: Buffer, unpack: (typeof copies)[number][1]): boolean {
  try {
    return unpack(copy, { maxOutputLength: Math.max(1, original.length) }).equals(original)
  } catch {
    return false
  }
}

function fileFindingsOf(name: string, { bytes, integrity }: { bytes: number; integrity: string }, all: ReleaseBundle) {
  const result: Finding[] = []
  if (!hashed.test(name)) result.push(found('P104', name, name))
  const own = all.files.get(name)
  if (!own) return [...result, found('P102', name, name)]
  if (own.length !== bytes) result.push(found('P101', `${own.length} bytes in place of ${bytes}`, name))
  else if (sha384(own) !== integrity) result.push(found('P101', 'its hash is another', name))
  for (const [ending, unpack] of copies) {
    const copy = all.files.get(name + ending)
    if (copy && !isCopy(copy, own, unpack)) result.push(found('P105', name + ending, name + ending))
  }
  return result
}

/** The folder contains exactly the files of remote.json, byte by byte, under hashed names. */
export function fileFindings(release: ReleaseBundle): Finding[] {
  const listed = release.document.files
  const known = (name: string) => beside.has(name) || name.replace(/\.(br|gz)$/, '') in listed
  return [
    ...Object.entries(listed).flatMap(([name, said]) => fileFindingsOf(name, said, release)),
    ...[...release.files.keys()].filter((name) => !known(name)).map((name) => found('P103', name, name)),
  ]
}
