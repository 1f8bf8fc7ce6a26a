let newest = 0
let listener: (serial: number) => void = () => {}

/** Calls `listen` with the registry serials in responses, starting with the newest one so far. */
export function onSerial(listen: typeof listener): void {
  listener = listen
  listen(newest)
}

/** Takes the `Registry-Serial` header of a response. */
export function noteSerial(header: string | null | undefined): void {
  newest = Math.max(newest, Number(header) || 0)
  listener(newest)
}
