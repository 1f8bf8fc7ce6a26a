import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { skeletonStyle } from '../../../server/src/html/document/skeleton'
import { compress } from '../../build/compress'
import { root, stop } from '../../lib/project.mjs'
import { run } from '../../lib/run.mjs'
import type { StaticAnswer } from '../race/front'

const folder = join(root, 'scripts/bench/one-bundle')
const dist = join(folder, 'dist')
const BASE = '/assets/one/'

const brotli = promisify(brotliCompress)

/** Sorted so that files needed by all pages come first: two scripts and one style. */
const namedFirst = (names: readonly string[], end: string) =>
  names.filter((name) => /^(vendor|main)\./.test(name) && name.endsWith(end)).sort((a, b) => (a < b ? 1 : -1))

/** HTML of every address; a client-rendered app only names its first files. */
function pageHtml(names: readonly string[], isLazy: boolean): string {
  const styles = namedFirst(names, '.css').map((name) => `<link rel="stylesheet" href="${BASE}${name}">`)
  const scripts = namedFirst(names, '.js').map((name) => `<script defer src="${BASE}${name}"></script>`)
  return `<!doctype html>
<html lang="zh-CN"${isLazy ? ' data-lazy' : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover,interactive-widget=resizes-content">
<meta name="theme-color" content="#c8161d">
${[...styles, ...scripts].join('\n')}
<title>星湾融媒</title>
<link rel="icon" href="/media/brand/mark.svg" type="image/svg+xml">
<style>${skeletonStyle}</style>
</head>
<body>
<div id="plaza"></div>
</body>
</html>
`
}

const fileHeaders = (name: string) => ({
  'content-type': name.endsWith('.css') ? 'text/css; charset=utf-8' : 'text/javascript; charset=utf-8',
  'content-encoding': 'br',
  'cache-control': 'public, max-age=31536000, immutable',
})

type FrontAnswers = (path: string, accepted: string | undefined) => StaticAnswer | null

/** Builds host and pages as one app; returns the static answers of its front, with prefetching and without. */
export async function buildOneBundle(): Promise<{ one: FrontAnswers; lazy: FrontAnswers }> {
  const rspack = join(root, 'host/node_modules/@rspack/cli/bin/rspack.js')
  const args = [rspack, 'build', '-c', join(folder, 'rspack.config.ts')]
  const { code, output } = await run(process.execPath, args, {
    cwd: join(root, 'host'),
    env: { NODE_ENV: 'production' },
    quiet: true,
  })
  if (code !== 0) stop(`The build of one bundle failed:\n${output}`)
  await compress(dist)
  const names = readdirSync(dist).filter((name) => /\.(js|css)$/.test(name))
  const files = new Map<string, StaticAnswer>(
    names.map((name) => [BASE + name, { headers: fileHeaders(name), body: readFileSync(join(dist, `${name}.br`)) }]),
  )
  const answers = async (isLazy: boolean): Promise<FrontAnswers> => {
    const shell: StaticAnswer = {
      headers: { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br', 'cache-control': 'no-cache' },
      body: await brotli(pageHtml(names, isLazy)),
    }
    return (path, accepted) => files.get(path) ?? (accepted?.startsWith('text/html') ? shell : null)
  }
  return { one: await answers(false), lazy: await answers(true) }
}
