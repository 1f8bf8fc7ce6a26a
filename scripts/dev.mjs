import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from './lib/build.mjs'
import { install } from './lib/install.mjs'
import { checkNode, remotes, root, stop } from './lib/project.mjs'

checkNode()
await install()

const asked = process.argv.slice(2)
const unknown = asked.find((name) => ![...remotes, 'host'].includes(name))
if (unknown) stop(`There is no ${unknown} to develop; choose among host, ${remotes.join(', ')}.`)

/** Served from source with hot reload; everything else as built. Without a name: host and all remotes. */
const fromSource = asked.length > 0 ? asked : ['host', ...remotes]
const ports = Object.fromEntries(['host', ...remotes].map((name, index) => [name, 9100 + index]))
const folderOf = (name) => (name === 'host' ? 'host' : `remote-${name}`)

await build(['server', ...['host', ...remotes].filter((name) => !fromSource.includes(name)).map(folderOf)])

const children = fromSource.map((name) =>
  spawn(process.execPath, [join(root, folderOf(name), 'node_modules/@rspack/cli/bin/rspack.js'), 'serve'], {
    cwd: join(root, folderOf(name)),
    env: { ...process.env, NODE_ENV: 'development', PLAZA_DEV_PORT: String(ports[name]) },
    stdio: ['ignore', 'inherit', 'inherit'],
  }),
)
process.on('exit', () => {
  for (const child of children) child.kill()
})

const documents = fromSource.map((name) =>
  join(root, folderOf(name), 'dist', name === 'host' ? 'host.json' : 'remote.json'),
)
while (!documents.every(existsSync)) await new Promise((resolve) => setTimeout(resolve, 200))

process.env.PLAZA_DEV = fromSource.map((name) => `${name}=http://127.0.0.1:${ports[name]}/`).join(',')
process.env.NODE_ENV = 'development'
await import(pathToFileURL(join(root, 'server/dist/main.mjs')).href)
