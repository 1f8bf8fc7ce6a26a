import { endWith, serve } from './serve.mjs'

/** A remote in a shell of its own: no host, no server. */
export async function developAlone({ name, host, port }) {
  const child = serve(name, port, { PLAZA_DEV_AS: 'alone', PLAZA_DEV_HOST: host })
  process.stdout.write(
    `${name} alone: http://${host}:${port}/ (any address of its pages shows that page without the desk)\n`,
  )
  await endWith(child)
}
