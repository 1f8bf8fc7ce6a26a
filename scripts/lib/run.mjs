import { spawn } from 'node:child_process'
import { root } from './project.mjs'

/**
 * Runs a program to its end. `quiet` captures its output and returns it with the result.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, quiet?: boolean, input?: import('node:child_process').StdioNull }}
 * options
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { cwd = root, env = {}, quiet = false, input = 'ignore' } = {}) {
  return new Promise((done, fail) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: [input, quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    })
    let output = ''
    child.stdout?.on('data', (data) => {
      output += data
    })
    child.stderr?.on('data', (data) => {
      output += data
    })
    child.on('error', fail)
    child.on('close', (code) => done({ code: code ?? 1, output }))
  })
}
