import { basename, dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type ErrorFrame, MOST_FRAMES, withoutPersonalData } from '@plaza/shared/remotes'
import { parse } from 'error-stack-parser-es/lite'
import { requestScope } from '../data/slow-statements'
import { traceIdNow } from '../tracing/tracing'
import type { ErrorOccurrence, ServerErrorSource } from '../transport/ports/errors'
import type { RenderFailure } from '../transport/ports/rendering'

const nowhere = { route: '', shell: '', browser: '', language: '', trail: [], n: 1 } as const

/** The request under way, by which its lines in the log and its trace are found. */
const requestNow = () => ({ requestId: requestScope.getStore(), traceId: traceIdNow() })

const pathOf = (file: string) => (file.startsWith('file:') ? fileURLToPath(file) : file)

/** Frames in files of the server's own build. */
function ownFrames(error: Error): ErrorFrame[] {
  return parse(error, { allowEmpty: true }).flatMap(({ file = '', line, col, function: name = '' }) => {
    const isOwn = line !== undefined && col !== undefined && dirname(pathOf(file)) === import.meta.dirname
    return isOwn ? [{ file: `/server/${basename(pathOf(file))}`, line, column: col, name: name.slice(0, 80) }] : []
  })
}

/** An unexpected error of the server itself, in the server of this build. */
export function unexpectedError(
  error: unknown,
  build: string,
  source: ServerErrorSource = { kind: 'server' },
): ErrorOccurrence {
  // The cause of a failed query has no parameters of it, which may be personal data.
  const given = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const known = given instanceof Error ? given : new Error('not an error')
  return {
    ...nowhere,
    ...requestNow(),
    ...{ at: Date.now(), owner: 'server', kind: source.kind, release: build, host: build },
    message: withoutPersonalData(`${source.kind === 'job' ? `${source.job}: ` : ''}${known.name}: ${known.message}`),
    frames: ownFrames(known).slice(0, MOST_FRAMES),
  }
}

/** Names of the scripts of a render. */
export interface ServerFiles {
  host: string
  release: string
}

const POSITION = /(?:at (?<name>[\w$.<>]+) )?\(?\b(?<script>host|release):(?<line>\d+):(?<column>\d+)/g

function renderFrames(stack: string, files: ServerFiles): ErrorFrame[] {
  return [...stack.matchAll(POSITION)].map(({ groups }) => {
    const { name = '', script, line, column } = groups as Record<string, string | undefined>
    return { file: files[script as keyof ServerFiles], line: Number(line), column: Number(column), name }
  })
}

/** A page of a release that could not be rendered on the server. */
export function renderError(
  of: Pick<ErrorOccurrence, 'owner' | 'release' | 'host' | 'route'>,
  { kind, detail = '' }: RenderFailure,
  files: ServerFiles,
): ErrorOccurrence {
  const [first = ''] = detail.split(/\n\s*at /)
  return {
    ...nowhere,
    ...requestNow(),
    ...of,
    ...{ at: Date.now(), kind: 'render' },
    message: withoutPersonalData(first === '' || kind !== 'threw' ? `rendering: ${kind} ${first}`.trim() : first),
    frames: renderFrames(detail, files).slice(0, MOST_FRAMES),
  }
}
