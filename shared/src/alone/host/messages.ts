import * as v from 'valibot'

/** What the page in the frame tells the desk around it. */
const Message = v.object({
  alone: v.literal(true),
  /** Where the page is now. */
  address: v.string(),
  /** What was asked of the host, where something was. */
  asked: v.optional(v.object({ what: v.string(), args: v.string() })),
})
export type Message = v.InferOutput<typeof Message>

/** Tells the desk; nobody where the page stands alone. */
export function tellDesk(message: Omit<Message, 'alone'>): void {
  if (window.parent !== window) window.parent.postMessage({ alone: true, ...message }, window.location.origin)
}

/** Hears what the page in a frame tells; gives the way to stop. */
export function listenToFrame(
  frame: () => Window | null | undefined,
  onMessage: (message: Message) => void,
): () => void {
  const listener = ({ source, data }: MessageEvent) => {
    if (source === frame() && v.is(Message, data)) onMessage(data)
  }
  window.addEventListener('message', listener)
  return () => window.removeEventListener('message', listener)
}

const LONGEST = 300

/** What was given with a request to the host, in one line. */
export function describeArgs(args: readonly unknown[]): string {
  const text = args.map((one) => (typeof one === 'string' ? one : JSON.stringify(one))).join(', ')
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}
