let newest = 0
let listener: (serial: number) => void = () => {}

/** Called with the registry's serial that an answer of the server named, from the newest one on that was named before. */
export function onSerial(listen: typeof listener): void {
  listener = listen
  listen(newest)
}

/** Takes the header `Registry-Serial` of any answer of the server. */
export function noteSerial(header: string | null | undefined): void {
  newest = Math.max(newest, Number(header) || 0)
  listener(newest)
}
