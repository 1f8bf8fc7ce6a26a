import { EVENTS_ADDRESS } from '@plaza/shared/api'

export interface ReceivedEvent {
  event: string
  data: string
  id?: string
}

export interface TestLine {
  status: number
  headers: Headers
  /** Everything received so far. */
  received: readonly ReceivedEvent[]
  /** Data of the changes received so far. */
  changes(): string[]
  /** Id of the last event. */
  position(): string
  /** Resolves when the server ends the line. */
  ended: Promise<void>
  cut(): void
}

const fieldsOf = (block: string) =>
  Object.fromEntries(block.split('\n').map((line) => line.split(/: (.*)/s, 2))) as unknown as ReceivedEvent

/** Reads the events of an answer until it ends. */
export async function readEvents(response: Response, received: ReceivedEvent[]): Promise<void> {
  let rest = ''
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const blocks = (rest + chunk).split('\n\n')
    rest = blocks.pop() ?? ''
    received.push(...blocks.map(fieldsOf))
  }
}

/** Opens a line of events at a server, as a browser would; resolves once its headers are there. */
export async function openLine(
  server: string,
  query: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<TestLine> {
  const cutting = new AbortController()
  const response = await fetch(`${server}${EVENTS_ADDRESS}?${new URLSearchParams(query)}`, {
    signal: cutting.signal,
    headers,
  })
  const received: ReceivedEvent[] = []
  return {
    status: response.status,
    headers: response.headers,
    received,
    changes: () => received.filter(({ event }) => event === 'changed').map(({ data }) => data),
    position: () => received.findLast(({ id }) => id !== undefined)?.id ?? '',
    ended: readEvents(response, received).catch(() => undefined),
    cut: () => cutting.abort(),
  }
}
