import * as v from 'valibot'

/**
 * Messages between the tabs of this device. What does not fit the schema, such as one of another release, is ignored; in
 * a browser without `BroadcastChannel` a tab is alone.
 */
export function openTabChannel<S extends v.GenericSchema>(
  name: string,
  schema: S,
  onMessage: (message: v.InferOutput<S>) => void,
) {
  const channel = window.BroadcastChannel ? new BroadcastChannel(name) : null
  channel?.addEventListener('message', ({ data }) => {
    const message = v.safeParse(schema, data)
    if (message.success) onMessage(message.output)
  })
  return { send: (message: v.InferOutput<S>): void => channel?.postMessage(message) }
}
