import { useSyncExternalStore } from 'react'

/** Engines list their voices late, and say so; before they have, an empty list means nothing. */
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

/** Whether the device may have a voice: false where it is known to have none. */
export const useMaySpeak = (): boolean => useSyncExternalStore(subscribe, maySpeak, () => false)
