import { vi } from 'vitest'

/** Known to every browser but not to jsdom. */
const unknownToJsdom = /The tag <search> is unrecognized in this browser/

const messages: string[] = []
let expected: RegExp[] = [unknownToJsdom]

/** A console message with its placeholders filled in. */
function format([text, ...values]: unknown[]): string {
  const filled = String(text).replace(/%[a-z]/g, (placeholder) =>
    values.length > 0 ? String(values.shift()) : placeholder,
  )
  return [filled, ...values.map(String)].join(' ')
}

/** Allows these console messages until the end of the test, for a test that provokes an error. */
export function expectConsole(...patterns: RegExp[]): void {
  expected.push(...patterns)
}

/** Collects errors and warnings instead of printing them. */
export function watchConsole(): void {
  for (const kind of ['error', 'warn'] as const)
    vi.spyOn(console, kind).mockImplementation((...parts) => {
      messages.push(`console.${kind}: ${format(parts)}`)
    })
}

/** Unexpected messages since the last call. */
export function takeConsoleMessages(): string[] {
  const unexpected = messages.filter((message) => !expected.some((pattern) => pattern.test(message)))
  messages.length = 0
  expected = [unknownToJsdom]
  return unexpected
}
