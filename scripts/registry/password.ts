import { createInterface } from 'node:readline'
import { type Readable, Writable } from 'node:stream'
import { text } from 'node:stream/consumers'

/** Reads a password from a pipe, or from the terminal without echo. It is never an argument. */
export async function passwordFrom(
  input: Readable & { isTTY?: boolean },
  output: { write(text: string): unknown } = process.stderr,
): Promise<string> {
  if (!input.isTTY) return (await text(input)).replace(/\r?\n$/, '')
  output.write('Password: ')
  const silent = new Writable({ write: (_, __, done) => done() })
  const lines = createInterface({ input, output: silent, terminal: true })
  try {
    return await new Promise((resolve) => lines.question('', resolve))
  } finally {
    lines.close()
    output.write('\n')
  }
}
