import { useHost, usePlayer } from '@plaza/shared/host'
import { useCallback, useEffect, useRef, useState } from 'react'
import { t } from '../article.text'
import { speak } from './speak'
import { spokenParts } from './spoken.model'

export type Speech = 'silent' | 'speaking' | 'paused'

/** Reads an article with the device's voice. Stops when the page is left or the player starts. */
export function useSpeech(title: string, html: string, rate: number) {
  const { player, ui } = useHost()
  const heard = usePlayer(({ playing }) => playing)
  const [state, setState] = useState<Speech>('silent')
  const stop = useRef<(() => void) | null>(null)
  const end = useCallback(() => {
    stop.current?.()
    stop.current = null
    setState('silent')
  }, [])

  useEffect(() => {
    if (heard) end()
  }, [heard, end])
  useEffect(() => end, [end])

  const begin = () => {
    player.send({ type: 'pause' })
    end()
    stop.current = speak({
      parts: spokenParts(title, html),
      rate,
      onStart: () => setState('speaking'),
      onEnd: end,
      onFail: () => {
        end()
        ui.toast(t.noVoice())
      },
    })
  }
  const toggle = () => {
    if (state === 'silent') return begin()
    if (state === 'speaking') speechSynthesis.pause()
    else speechSynthesis.resume()
    setState(state === 'speaking' ? 'paused' : 'speaking')
  }
  return { state, toggle }
}
