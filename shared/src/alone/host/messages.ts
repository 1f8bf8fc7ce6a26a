import * as v from 'valibot'

/** Message from the page in the frame to the desk. */
const Message = v.object({
  alone: v.literal(true),
  /** The page's current address. */
  address: v.string(),
  /** The logged host call, if there was one. */
  asked: v.optional(v.object({ what: v.string(), args: v.string() })),
})
export type Message = v.InferOutput<typeof Message>

/** Sends a message to the desk; does nothing if the page is not in a frame. */
export function tellDesk(message: Omit<Message, 'alone'>): void {
  if (window.parent !== window) window.parent.postMessage({ alone: true, ...message }, window.location.origin)
}

/** Listens for messages of the page in a frame. Returns the function that stops listening. */
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

/** The arguments of a host call on one line. */
export function describeArgs(args: readonly unknown[]): string {
  const text = args.map((one) => (typeof one === 'string' ? one : JSON.stringify(one))).join(', ')
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}
