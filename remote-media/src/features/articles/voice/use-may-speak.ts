import { useSyncExternalStore } from 'react'

/** Engines list their voices late and fire an event; an empty list before it means nothing. */
let listed = false

function subscribe(changed: () => void) {
  if (typeof speechSynthesis === 'undefined') return () => undefined
  const note = () => {
    listed = true
    changed()
  }
  speechSynthesis.addEventListener('voiceschanged', note)
  return () => speechSynthesis.removeEventListener('voiceschanged', note)
}

const maySpeak = () =>
  typeof speechSynthesis !== 'undefined' &&
  typeof SpeechSynthesisUtterance !== 'undefined' &&
  (!listed || speechSynthesis.getVoices().length > 0)

/** False only if the device is known to have no voice. */
export const useMaySpeak = (): boolean => useSyncExternalStore(subscribe, maySpeak, () => false)
