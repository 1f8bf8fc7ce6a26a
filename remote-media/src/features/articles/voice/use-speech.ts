import { useHost, usePlayer } from '@plaza/shared/host'
import { useEffect, useState } from 'react'
import { spokenLanguage, spokenParts } from './spoken.model'

export type Speech = 'silent' | 'speaking' | 'paused'

export const canSpeak = () => typeof speechSynthesis !== 'undefined' && typeof SpeechSynthesisUtterance !== 'undefined'

/** Reads an article by the device's own voice. Ends when the page is left, and gives way to the player. */
export function useSpeech(title: string, html: string, rate: number) {
  const { player } = useHost()
  const heard = usePlayer(({ playing }) => playing)
  const [state, setState] = useState<Speech>('silent')

  useEffect(() => {
    if (!heard || !canSpeak()) return
    speechSynthesis.cancel()
    setState('silent')
  }, [heard])

  useEffect(() => {
    if (!canSpeak()) return
    return () => {
      speechSynthesis.cancel()
      setState('silent')
    }
  }, [])

  const begin = () => {
    player.send({ type: 'pause' })
    speechSynthesis.cancel()
    const parts = spokenParts(title, html)
    for (const [index, part] of parts.entries()) {
      const words = new SpeechSynthesisUtterance(part)
      words.lang = spokenLanguage(part)
      words.rate = rate
      if (index === parts.length - 1) words.onend = () => setState('silent')
      speechSynthesis.speak(words)
    }
    setState('speaking')
  }
  const toggle = () => {
    if (state === 'silent') return begin()
    if (state === 'speaking') speechSynthesis.pause()
    else speechSynthesis.resume()
    setState(state === 'speaking' ? 'paused' : 'speaking')
  }
  return { state, toggle }
}
