import { spokenLanguage } from './spoken.model'

/** A device that has said nothing by then has no voice: some engines take what is to be spoken and never answer. */
const START_MS = 2_000

interface SpeakOptions {
  parts: string[]
  rate: number
  /** A part is heard. */
  onStart: () => void
  /** Everything was read. */
  onEnd: () => void
  /** Nothing is heard, or no more. */
  onFail: () => void
}

/** Reads parts by the device's own voice; returns what stops it, after which nothing is told. */
export function speak({ parts, rate, onStart, onEnd, onFail }: SpeakOptions): () => void {
  let over = false
  const finish = (then: () => void) => {
    if (over) return
    over = true
    clearTimeout(waiting)
    then()
  }
  const fail = () =>
    finish(() => {
      speechSynthesis.cancel()
      onFail()
    })
  const waiting = setTimeout(fail, START_MS)

  speechSynthesis.cancel()
  for (const [index, part] of parts.entries()) {
    const words = new SpeechSynthesisUtterance(part)
    words.lang = spokenLanguage(part)
    words.rate = rate
    words.onerror = fail
    words.onstart = () => {
      if (over) return
      clearTimeout(waiting)
      onStart()
    }
    if (index === parts.length - 1) words.onend = () => finish(onEnd)
    speechSynthesis.speak(words)
  }
  return () => finish(() => speechSynthesis.cancel())
}
