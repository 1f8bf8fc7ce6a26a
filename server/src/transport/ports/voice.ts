/** Sentences as sound. */
export interface Reading {
  /** MP3. */
  sound: Buffer
  seconds: number
  /** When each sentence is heard, in seconds. */
  times: readonly (readonly [start: number, end: number])[]
}

/** Reads texts aloud. */
export interface VoiceAdapter {
  /** Rejects if the service does not answer as it should. */
  read(sentences: readonly string[]): Promise<Reading>
}
