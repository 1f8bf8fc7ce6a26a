import { remotes } from '../lib/project.mjs'
import { type AloneAsked, portOf } from './arguments'
import { chosenPort } from './ports'
import { endWith, serve, served } from './serve'

/** A remote in a shell of its own: no host, no server. */
export async function developAlone({ name, host, port: asked }: AloneAsked): Promise<void> {
  const port = await chosenPort(asked, portOf(name, remotes))
  const child = serve(name, port, { PLAZA_DEV_AS: 'alone', PLAZA_DEV_HOST: host })
  await served(name, child, `http://127.0.0.1:${port}/`)
  process.stdout.write(
    `${name} alone: http://${host}:${port}/ (any address of its pages shows that page without the desk)\n`,
  )
  await endWith(child)
}
