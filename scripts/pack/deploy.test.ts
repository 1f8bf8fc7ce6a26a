import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../lib/project.mjs'
import { readStages, valuesOf } from './image'

const folder = join(root, 'deploy')
const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name))
const read = (name: string) => readFileSync(join(folder, name), 'utf8')
const variablesIn = (text: string) => new Set(text.match(/\bPLAZA_[A-Z_]*[A-Z]\b/g))

/** Variables of Caddy and compose, and of the command in a pipeline. */
const ofOthers = new Set(['PLAZA_DOMAIN', 'PLAZA_OPS_DOMAIN', 'PLAZA_SERVERS', 'PLAZA_URL'])
const known = variablesIn(
  ['environment', 'origins', 'provider-accounts', 'exposure', 'cdn-account']
    .map((name) => readFileSync(join(root, `server/src/${name}.ts`), 'utf8'))
    .join('\n'),
)

it.each(files.map((path) => [path.slice(folder.length + 1), path]))('%s sets only what the server reads', (_, path) => {
  const unknown = [...variablesIn(readFileSync(path, 'utf8'))].filter((name) => !known.has(name) && !ofOthers.has(name))
  expect(unknown).toEqual([])
})

it('the example sets everything without which a reachable server does not start', () => {
  for (const name of ['PLAZA_SMS', 'PLAZA_WECHAT', 'PLAZA_PAYOUTS', 'PLAZA_DEMO', 'PLAZA_ORIGIN'])
    expect(read('plaza.env.example')).toMatch(new RegExp(`^${name}=\\S+$`, 'm'))
})

it('every way to install Plaza gives /ops an origin of its own', () => {
  expect(read('plaza.env.example')).toMatch(/^PLAZA_OPS_ORIGIN=https:\/\/ops\.plaza\.example$/m)
  expect(read('compose.yaml')).toMatch(/PLAZA_OPS_ORIGIN: https:\/\/\$\{PLAZA_OPS_DOMAIN:\?\}/)
  expect(read('Caddyfile')).toContain('{$PLAZA_DOMAIN}, {$PLAZA_OPS_DOMAIN} {')
  expect(read('nginx.conf').match(/server_name plaza\.example ops\.plaza\.example;/g)).toHaveLength(2)
})

it('the image runs the built server as a user without rights, and has no tools of the build', () => {
  const server = readStages().get('server')
  expect(valuesOf(server, 'USER')).toEqual(['node'])
  expect(valuesOf(server, 'CMD')).toEqual(['["node", "server/dist/main.mjs"]'])
  expect(valuesOf(server, 'COPY')).toEqual(['--from=build /out /plaza'])
})

/** Packages that the server's own code imports at run time. */
function importedPackages(): string[] {
  const sources = join(root, 'server/src')
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.m?[jt]s$/.test(name) && !/\.test\.ts$|(^|\/)testing\/|\.d\.ts$/.test(name),
  )
  const names = files.flatMap((name) =>
    [
      ...readFileSync(join(sources, name), 'utf8').matchAll(
        /^(?:import|export|\}) (?!type )[^;'`]*?from '([^'.][^']*)'/gm,
      ),
    ].map(([, from = '']) => /^(@[^/]+\/)?[^/]+/.exec(from)?.[0] ?? ''),
  )
  return [...new Set(names)].filter((name) => !/^(node:|@plaza\/)/.test(name)).sort()
}

it('every package that the server imports is installed with it', () => {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'server/package.json'), 'utf8'))
  const imported = importedPackages()
  expect(imported.length).toBeGreaterThan(15)
  expect(imported.filter((name) => !(name in dependencies))).toEqual([])
})

it.each(['nginx.conf', 'Caddyfile'])('%s drops an idle connection before the server does', (name) => {
  const seconds = Number(/keepalive(?:_timeout)? (\d+)s/.exec(read(name))?.[1])
  const server = readFileSync(join(root, 'server/src/process/serve.ts'), 'utf8')
  const ours = Number(/KEEP_ALIVE_MS = ([\d_]+)/.exec(server)?.[1]?.replaceAll('_', ''))
  expect(seconds * 1_000).toBeLessThan(ours)
})
