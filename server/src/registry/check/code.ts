import { type Finding, found } from './findings'
import type { ReleaseBundle } from './release'

/** The build's runtime asks for it where a browser has no `globalThis`: those that we serve have one, and it is caught. */
const ofTheRuntime = 'try{return this||Function("return this")()}catch'
const evaluates = /(?<![\w$.])(?:eval\s*\(|(?:new\s+)?Function\s*\()/g
const hostOnly = [
  /(?<![\w$])localStorage\b/,
  /(?<![\w$])sessionStorage\b/,
  /(?<![\w$])indexedDB\b/,
  /\bdocument\.cookie\b/,
  /(?<![\w$.])new Audio\b/,
]

const around = (code: string, at: number) => code.slice(Math.max(0, at - 20), at + 40).replace(/\s+/g, ' ')

/** What the code must leave to the host, or to nobody. */
export function codeFindings({ document: { entry }, texts }: ReleaseBundle): Finding[] {
  return texts('.js').flatMap(([file, code]) => {
    const own = file === entry ? code.replace(ofTheRuntime, '') : code
    return [
      ...[...own.matchAll(evaluates)].map(({ index }) => found('P701', around(own, index), file)),
      ...hostOnly.flatMap((word) => {
        const hit = word.exec(own)
        return hit ? [found('P702', around(own, hit.index), file)] : []
      }),
    ]
  })
}
