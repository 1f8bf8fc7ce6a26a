import { type ErrorFrame, type ErrorReport, MOST_FRAMES, withoutPersonalData } from '@plaza/shared/remotes'
import { parse } from 'error-stack-parser-es/lite'
import type { PageError } from '../page-errors'
import { trailBefore } from '../trail'

/** Path under which the file of a release or of the host is served, wherever that is. */
const OF_RELEASE = /\/(remotes\/[a-z][a-z0-9-]+\/\d[\w.-]*|assets\/host)\/\w[\w.-]*\.js$/
const MOST_NAME = 80

function framesOf(error: Error): ErrorFrame[] {
  return parse(error, { allowEmpty: true }).flatMap(({ file = '', line, col, function: name = '' }) => {
    const [path] = OF_RELEASE.exec(file.replace(/[?#].*/, '')) ?? []
    return path && line && col
      ? [{ file: path, line, column: col, name: withoutPersonalData(name).slice(0, MOST_NAME) }]
      : []
  })
}

/** The report of an error; null for a thrown value without a stack. */
export function reportOf({ error, at, kind, owner, release, route }: PageError): ErrorReport | null {
  if (!(error instanceof Error)) return null
  return {
    ...{ owner, release, route, kind, n: 1 },
    message: withoutPersonalData(String(error)),
    frames: framesOf(error).slice(0, MOST_FRAMES),
    trail: trailBefore(at),
  }
}
