import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from '../lib/build.mjs'
import { remotes, root } from '../lib/project.mjs'
import { portOf } from './arguments.mjs'
import { folderOf, serve } from './serve.mjs'

/** Host and remotes behind our server: those that are named from source with hot reload, the others as built. */
export async function developFromSource({ names }) {
  await build(['server', ...['host', ...remotes].filter((name) => !names.includes(name)).map(folderOf)])
  for (const name of names) serve(name, portOf(name, remotes))

  const documents = names.map((name) =>
    join(root, folderOf(name), 'dist', name === 'host' ? 'host.json' : 'remote.json'),
  )
  while (!documents.every(existsSync)) await new Promise((resolve) => setTimeout(resolve, 200))

  process.env.PLAZA_DEV = names.map((name) => `${name}=http://127.0.0.1:${portOf(name, remotes)}/`).join(',')
  process.env.NODE_ENV = 'development'
  await import(pathToFileURL(join(root, 'server/dist/main.mjs')).href)
}
