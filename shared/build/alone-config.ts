import { existsSync, readdirSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { basename, dirname, resolve } from 'node:path'
import { type Configuration, rspack } from '@rspack/core'
import type { baseConfig } from './base-config'
import { devServer } from './dev-server'
import { readRoutes } from './read-routes'

const shell = resolve(import.meta.dirname, '../src/alone')

interface VirtualFile {
  type: string
  body(query: Record<string, string>): string | Buffer
}

/** Paths that cannot collide with the app's own pages. */
const files: Record<string, VirtualFile> = {
  '/alone/picture.svg': { type: 'image/svg+xml', body: ({ n = '1' }) => picture(Number(n) || 1) },
  '/alone/sound.wav': { type: 'audio/wav', body: () => silence(1) },
}

/** A picture with a different colour per number. */
const picture = (number: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><rect width="400" height="300" fill="hsl(${(number * 67) % 360} 40% 62%)"/>` +
  `<path d="M0 230 110 130 190 210 270 110 400 240V300H0Z" fill="hsl(${(number * 67 + 20) % 360} 40% 42%)"/><circle cx="320" cy="70" r="30" fill="#fff8"/></svg>`

/** Silence as WAV: 8 kHz, mono, 8 bits. */
function silence(seconds: number): Buffer {
  const rate = 8000
  const header = Buffer.alloc(44)
  header.write('RIFF', 0)
  header.writeUInt32LE(36 + rate * seconds, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(rate, 24)
  header.writeUInt32LE(rate, 28)
  header.writeUInt16LE(1, 32)
  header.writeUInt16LE(8, 34)
  header.write('data', 36)
  header.writeUInt32LE(rate * seconds, 40)
  return Buffer.concat([header, Buffer.alloc(rate * seconds, 128)])
}

function serveFiles(request: IncomingMessage, response: ServerResponse, next: () => void) {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://alone.invalid')
  const file = files[pathname]
  if (!file) return next()
  response.setHeader('content-type', file.type)
  response.end(file.body(Object.fromEntries(searchParams)))
}

/** Route tables of the other remotes by name. */
async function otherTables(context: string): Promise<Record<string, object>> {
  const project = dirname(context)
  const names = readdirSync(project).flatMap((folder) => /^remote-(.+)/.exec(folder)?.[1] ?? [])
  const tables = names
    .map((name) => ({ name, file: resolve(project, `remote-${name}`, 'src/routes.ts') }))
    .filter(({ name, file }) => `remote-${name}` !== basename(context) && existsSync(file))
    .map(async ({ name, file }) => [name, await readRoutes(file)] as const)
  return Object.fromEntries(await Promise.all(tables))
}

interface AloneOptions {
  /** Configuration common to all builds. */
  base: ReturnType<typeof baseConfig>
  context: string
  name: string
  routes: object
  host: string
  port: number
}

/**
 * Builds a remote with the desk (shared/src/alone): its pages in a frame, simulated contracts, calls answered from
 * their schemas or from the remote's `src/alone.answers.ts`.
 */
export async function aloneConfig({ base, context, name, routes, host, port }: AloneOptions): Promise<Configuration> {
  const ownAnswers = resolve(context, 'src/alone.answers.ts')
  return {
    ...base,
    entry: { alone: resolve(shell, 'main.tsx') },
    output: { ...base.output, uniqueName: `plaza_${name}_alone`, publicPath: '/' },
    resolve: {
      ...base.resolve,
      alias: {
        'alone-remote': resolve(context, 'src/remote.ts'),
        'alone-answers': existsSync(ownAnswers) ? ownAnswers : resolve(shell, 'no-answers.ts'),
      },
    },
    plugins: [
      ...base.plugins,
      new rspack.DefinePlugin({ ALONE: JSON.stringify({ name, routes, others: await otherTables(context) }) }),
      new rspack.HtmlRspackPlugin({
        title: name,
        meta: { viewport: 'width=device-width,initial-scale=1,viewport-fit=cover' },
      }),
    ],
    devServer: {
      ...devServer({ host, port }),
      historyApiFallback: { disableDotRule: true },
      setupMiddlewares: (middlewares) => [{ name: 'alone-files', middleware: serveFiles }, ...middlewares],
    },
  }
}
