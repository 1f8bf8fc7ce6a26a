import { type Finding, type FindingCode, found } from './findings'
import type { ReleaseBundle } from './release'

/** The bundler runtime's fallback for browsers without `globalThis`. Ours have it, and the call is inside `try`. */
const ofTheRuntime = 'try{return this||Function("return this")()}catch'
const evaluates = /(?<![\w$.])(?:eval\s*\(|(?:new\s+)?Function\s*\()/g
const hostOnly = [
  /(?<![\w$])localStorage\b/,
  /(?<![\w$])sessionStorage\b/,
  /(?<![\w$])indexedDB\b/,
  /\bdocument\.cookie\b/,
  /(?<![\w$.])new Audio\b/,
  /\bcreateElement\(\s*["'`]audio["'`]/,
  /\bjsxs?\)?\(\s*["'`]audio["'`]/,
]

/** Maximum number of findings of one kind per file. */
const MOST_TOLD = 50

const around = (code: string, at: number) => code.slice(Math.max(0, at - 20), at + 40).replace(/\s+/g, ' ')

/** Reading `location` is allowed; setting it unloads the document, with the sound and the history. */
const leaves = /(?<![\w$])location(?:(?:\.(?:href|pathname|search))?\s*=(?![=>])|\.(?:assign|replace|reload)\b)/
const layers =
  /position:\s*["'`]fixed["'`][^{}]{0,200}\binset:\s*["'`]?0\b|\binset:\s*["'`]?0["'`]?,[^{}]{0,200}position:\s*["'`]fixed["'`]/

function firstHits(pattern: RegExp, text: string): RegExpExecArray[] {
  const hits: RegExpExecArray[] = []
  for (const hit of text.matchAll(pattern)) if (hits.push(hit) === MOST_TOLD) break
  return hits
}

function firstHit(code: FindingCode, pattern: RegExp, text: string, file: string): Finding[] {
  const hit = pattern.exec(text)
  return hit ? [found(code, around(text, hit.index), file)] : []
}

/** Code that only the host may use, or nobody. */
export function codeFindings({ document: { entry }, texts }: ReleaseBundle): Finding[] {
  return texts('.js').flatMap(([file, code]) => {
    const own = file === entry ? code.replace(ofTheRuntime, '') : code
    return [
      ...firstHits(evaluates, own).map(({ index }) => found('P701', around(own, index), file)),
      ...hostOnly.flatMap((word) => firstHit('P702', word, own, file)),
      ...firstHit('P703', leaves, own, file),
      ...firstHit('P607', layers, own, file),
    ]
  })
}
