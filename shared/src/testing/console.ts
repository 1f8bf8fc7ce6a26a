import { vi } from 'vitest'

/** What jsdom does not know, and every browser does. */
const unknownToJsdom = /The tag <search> is unrecognized in this browser/

const messages: string[] = []
let expected: RegExp[] = [unknownToJsdom]

/** A message with its placeholders filled in, as a console writes it. */
function format([text, ...values]: unknown[]): string {
  const filled = String(text).replace(/%[a-z]/g, (placeholder) =>
    values.length > 0 ? String(values.shift()) : placeholder,
  )
  return [filled, ...values.map(String)].join(' ')
}

/** Lets the console say this until the end of the test: a test that brings an error about names it. */
export function expectConsole(...patterns: RegExp[]): void {
  expected.push(...patterns)
}

/** Collects errors and warnings in place of writing them. */
export function watchConsole(): void {
  for (const kind of ['error', 'warn'] as const)
    vi.spyOn(console, kind).mockImplementation((...parts) => {
      messages.push(`console.${kind}: ${format(parts)}`)
    })
}

/** Messages since the last call that no test expected. */
export function takeConsoleMessages(): string[] {
  const unexpected = messages.filter((message) => !expected.some((pattern) => pattern.test(message)))
  messages.length = 0
  expected = [unknownToJsdom]
  return unexpected
}
