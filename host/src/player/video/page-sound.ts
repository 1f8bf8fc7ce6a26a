import { stage } from '../../stage/stage.store'
import { playerStore } from '../player.store'
import { send } from '../request-handlers'
import { borrowSession } from './page-session'

/** What follows in the same element (the next episode) begins within this time. */
const AFTER_END_MS = 1500

/**
 * Whatever is heard in a page (a video, a clip of an article) silences the player, and gives the sound back when it has
 * ended or its page is left; the player begins: the page falls silent. The player's own elements are in no document, so
 * nothing of theirs is met here (docs/decisions/0056).
 */
export function startPageSound(): void {
  let sounding: HTMLMediaElement | null = null
  /** The player was playing when the page took the sound. */
  let resumesPlayer = false
  let giveBackTimer: ReturnType<typeof setTimeout> | undefined
  let returnSession = () => {}

  function take(element: HTMLMediaElement): void {
    clearTimeout(giveBackTimer)
    if (sounding === element) return
    sounding?.pause()
    sounding = element
    const { playing, waiting } = playerStore.getState()
    if (playing || waiting) {
      resumesPlayer = true
      send({ type: 'pause' })
    }
    returnSession = borrowSession(element)
  }

  function giveBack(): void {
    clearTimeout(giveBackTimer)
    sounding = null
    returnSession()
    if (resumesPlayer && playerStore.getState().current) send({ type: 'play' })
    resumesPlayer = false
  }

  const onSound = ({ target }: Event) => {
    if (target instanceof HTMLMediaElement && !target.muted && !target.paused) take(target)
  }
  const onEnd = ({ target }: Event) => {
    if (target !== sounding) return
    clearTimeout(giveBackTimer)
    giveBackTimer = setTimeout(() => {
      if (sounding && isSilent(sounding)) giveBack()
    }, AFTER_END_MS)
  }
  /** React hides a kept page, and takes away one that is let go, with its effects: looked at after them. */
  const onPageLeft = () =>
    setTimeout(() => {
      if (!sounding || isSeen(sounding)) return
      sounding.pause()
      giveBack()
    })

  document.addEventListener('play', onSound, true)
  document.addEventListener('volumechange', onSound, true)
  document.addEventListener('ended', onEnd, true)
  stage.subscribe(onPageLeft)
  playerStore.subscribe((now, before) => {
    if (before.sleep.kind === 'until' && now.sleep.kind === 'off') resumesPlayer = false
    if (!now.playing || before.playing || !sounding) return
    resumesPlayer = false
    sounding.pause()
    giveBack()
  })
  for (const element of document.querySelectorAll<HTMLMediaElement>('video, audio'))
    if (!element.muted && !element.paused) take(element)
}

const isSilent = (element: HTMLMediaElement) => element.paused || element.ended

const isSeen = (element: HTMLMediaElement) =>
  element.isConnected && (element.checkVisibility?.() ?? element.getClientRects().length > 0)
