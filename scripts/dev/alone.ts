import { remotes } from '../lib/project.mjs'
import { type AloneRequest, portOf } from './arguments'
import { chosenPort } from './ports'
import { runUntilExit, startDevServer, waitUntilServed } from './serve'

/** A remote in a shell of its own: no host, no server. */
export async function developAlone({ name, host, port: asked }: AloneRequest): Promise<void> {
  const port = await chosenPort(asked, portOf(name, remotes))
  const child = startDevServer(name, port, { PLAZA_DEV_AS: 'alone', PLAZA_DEV_HOST: host })
  await waitUntilServed(name, child, `http://127.0.0.1:${port}/`)
  process.stdout.write(
    `${name} alone: http://${host}:${port}/ (any address of its pages shows that page without the desk)\n`,
  )
  await runUntilExit(child)
}
