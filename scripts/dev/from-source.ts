import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from '../build/build'
import { remotes, root } from '../lib/project.mjs'
import { portOf, type SourceRequest } from './arguments'
import { chosenPort } from './ports'
import { type DevServer, devFolderOf, folderOf, startDevServer } from './serve'

const APP_PORT = 8080

/** Starts a development server per name; if one exits later, so do we. */
async function serveAll(names: readonly string[]): Promise<DevServer[]> {
  const taken = new Set<number>()
  // Only a development build of the host can replace components in place.
  const variables: NodeJS.ProcessEnv = names.includes('host') ? {} : { PLAZA_DEV_AS: 'beside' }
  const serveOne = async (name: string) => {
    const server = await startDevServer({ name, firstPort: portOf(name, remotes), taken, variables })
    server.child.on('exit', () => {
      process.stderr.write(`The development server of ${name} has ended, so this ends too.\n`)
      process.exit(1)
    })
    return server
  }
  return Promise.all(names.map(serveOne))
}

/**
 * Runs host and remotes behind our server: the named ones from source, the others as built, with separate data. Returns
 * the server's program.
 */
export async function developFromSource({ names }: SourceRequest): Promise<string> {
  const given = process.env.PORT === undefined ? undefined : Number(process.env.PORT)
  const port = await chosenPort(given, APP_PORT, 'PORT')
  await build(['server', ...['host', ...remotes].filter((name) => !names.includes(name)).map(folderOf)])
  const servers = await serveAll(names)
  Object.assign(process.env, {
    PORT: String(port),
    PLAZA_DATA: process.env.PLAZA_DATA ?? join(root, '.plaza-dev'),
    PLAZA_DEV: servers.map(({ name, port: own }) => `${name}=http://127.0.0.1:${own}/`).join(','),
    NODE_ENV: 'development',
    ...(names.includes('host') && { PLAZA_HOST_DIR: devFolderOf('host') }),
  })
  return pathToFileURL(join(root, 'server/dist/main.mjs')).href
}
