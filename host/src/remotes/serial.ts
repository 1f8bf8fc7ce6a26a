let listener: (serial: number) => void = () => {}

/** Called with the registry's serial whenever an answer of the server names it. */
export const onSerial = (listen: typeof listener) => {
  listener = listen
}

/** Takes the header `Registry-Serial` of any answer of the server. */
export function sawSerial(header: string | null | undefined): void {
  const serial = Number(header)
  if (serial > 0) listener(serial)
}
