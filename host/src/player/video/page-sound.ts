import { stage } from '../../stage/stage.store'
import { playerStore } from '../player.store'
import { send } from '../request-handlers'
import { borrowSession } from './page-session'

/** The next source in the same element (the next episode) starts within this time. */
const AFTER_END_MS = 1500

/**
 * Sound in a page (a video, a clip of an article) pauses the player, which resumes when that ends or its page is left;
 * when the player starts, the page's sound pauses. The player's own elements are not in the document, so their events
 * do not arrive here (docs/decisions/0056).
 */
export function startPageSound(): void {
  let sounding: HTMLMediaElement | null = null
  /** Whether the player was playing when the page took the sound. */
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
  /** React hides a kept page and removes a dropped one in effects, so this is checked afterwards. */
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
