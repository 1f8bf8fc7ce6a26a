import { spokenLanguage } from './spoken.model'

/**
 * Some engines accept an utterance and never speak: after this time without a start the device counts as having no
 * voice.
 */
const START_MS = 2_000

interface SpeakOptions {
  parts: string[]
  rate: number
  onStart: () => void
  onEnd: () => void
  /** Speaking failed, or stopped early. */
  onFail: () => void
}

/**
 * Speaks parts one after the other with the device's voice. The returned function stops it; no callback runs
 * afterwards.
 */
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
