import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from '../lib/build'
import { remotes, root } from '../lib/project.mjs'
import { portOf, type SourceRequest } from './arguments'
import { chosenPort, freePort } from './ports'
import { devFolderOf, folderOf, startDevServer, waitUntilServed } from './serve'

const APP_PORT = 8080

/** Starts a development server for each name, each on a free port; gives what serves it once it is built. */
async function serveAll(names: readonly string[]) {
  const taken = new Set<number>()
  const servers = []
  for (const name of names) {
    const port = await freePort(portOf(name, remotes), taken)
    taken.add(port)
    // Only our host of development can replace components in place.
    servers.push({
      name,
      port,
      child: startDevServer(name, port, names.includes('host') ? {} : { PLAZA_DEV_AS: 'beside' }),
    })
  }
  const document = (name: string) => (name === 'host' ? 'host.json' : 'remote.json')
  await Promise.all(
    servers.map(({ name, port, child }) => waitUntilServed(name, child, `http://127.0.0.1:${port}/${document(name)}`)),
  )
  return servers
}

/**
 * Host and remotes behind our server: those that are named from source, the others as built. Its data are its own. Gives
 * the address of the server's program.
 */
export async function developFromSource({ names }: SourceRequest): Promise<string> {
  const given = process.env.PORT === undefined ? undefined : Number(process.env.PORT)
  const port = await chosenPort(given, APP_PORT, 'PORT')
  await build(['server', ...['host', ...remotes].filter((name) => !names.includes(name)).map(folderOf)])
  const servers = await serveAll(names)
  for (const { name, child } of servers)
    child.on('exit', () => {
      process.stderr.write(`The development server of ${name} has ended, so this ends too.\n`)
      process.exit(1)
    })
  Object.assign(process.env, {
    PORT: String(port),
    PLAZA_DATA: process.env.PLAZA_DATA ?? join(root, '.plaza-dev'),
    PLAZA_DEV: servers.map(({ name, port: own }) => `${name}=http://127.0.0.1:${own}/`).join(','),
    NODE_ENV: 'development',
    ...(names.includes('host') && { PLAZA_HOST_DIR: devFolderOf('host') }),
  })
  return pathToFileURL(join(root, 'server/dist/main.mjs')).href
}
