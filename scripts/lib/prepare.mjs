import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/**
 * Runs a TypeScript command in a process of its own, so that its tools leave no memory behind, and returns the URL of
 * the program that the command sends, if any. Exits if the command fails.
 * @param {URL} command
 * @param {readonly string[]} args
 * @returns {Promise<string | undefined>}
 */
export function prepare(command, args) {
  const child = fork(fileURLToPath(command), args, { execArgv: ['--import', import.meta.resolve('tsx')] })
  return new Promise((done, fail) => {
    /** @type {string | undefined} */
    let program
    child.on('message', (message) => {
      program = String(message)
    })
    child.on('error', fail)
    child.on('exit', (code) => (code === 0 ? done(program) : process.exit(code ?? 1)))
  })
}
