import { passwordFrom } from './registry/password'
import { run } from './registry/run'

const sits = process.stdin.isTTY && process.stderr.isTTY
process.exitCode = await run(process.argv.slice(2), {
  write: (text) => process.stdout.write(text),
  complain: (text) => process.stderr.write(text),
  readPassword: () => passwordFrom(process.stdin, process.stderr),
  // Not into a pipe, nor with NO_COLOR.
  isColoured: process.stdout.hasColors?.() ?? false,
  terminal: sits ? { input: process.stdin, output: process.stderr } : null,
})
