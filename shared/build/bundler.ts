/** The bundler, for commands that run it themselves. */
export { type Configuration, rspack } from '@rspack/core'
