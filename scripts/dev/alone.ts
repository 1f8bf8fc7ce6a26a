import { remotes } from '../lib/project.mjs'
import { type AloneRequest, portOf } from './arguments'
import { runUntilExit, startDevServer } from './serve'

/** A remote in its own shell, without host and server. */
export async function developAlone({ name, host, port: asked }: AloneRequest): Promise<void> {
  const variables = { PLAZA_DEV_AS: 'alone', PLAZA_DEV_HOST: host }
  const { port, child } = await startDevServer({ name, port: asked, firstPort: portOf(name, remotes), variables })
  process.stdout.write(
    `${name} alone: http://${host}:${port}/ (any address of its pages shows that page without the desk)\n`,
  )
  await runUntilExit(child)
}
