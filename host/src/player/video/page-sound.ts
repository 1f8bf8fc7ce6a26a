import { stage } from '../../stage/stage.store'
import { send } from '../answers'
import { playerStore } from '../player.store'
import { borrowSession } from './page-session'

/** What follows in the same element (the next episode) begins within this time. */
const AFTER_END_MS = 1500

/**
 * Whatever is heard in a page (a video, a clip of an article) silences the player, and gives the sound back when it has
 * ended or its page is left; the player begins: the page falls silent. The player's own elements are in no document, so
 * nothing of theirs is met here (docs/decisions/0056).
 */
export function startPageSound(): void {
  let heard: HTMLMediaElement | null = null
  /** The player was playing when the page took the sound. */
  let owes = false
  let giving: ReturnType<typeof setTimeout> | undefined
  let returnSession = () => {}

  function take(element: HTMLMediaElement): void {
    clearTimeout(giving)
    if (heard === element) return
    heard?.pause()
    heard = element
    const { playing, waiting } = playerStore.getState()
    if (playing || waiting) {
      owes = true
      send({ type: 'pause' })
    }
    returnSession = borrowSession(element)
  }

  function giveBack(): void {
    clearTimeout(giving)
    heard = null
    returnSession()
    if (owes && playerStore.getState().current) send({ type: 'play' })
    owes = false
  }

  const sounds = ({ target }: Event) => {
    if (target instanceof HTMLMediaElement && !target.muted && !target.paused) take(target)
  }
  const ends = ({ target }: Event) => {
    if (target !== heard) return
    clearTimeout(giving)
    giving = setTimeout(() => {
      if (heard && isSilent(heard)) giveBack()
    }, AFTER_END_MS)
  }
  /** React hides a kept page, and takes away one that is let go, with its effects: looked at after them. */
  const left = () =>
    setTimeout(() => {
      if (!heard || isSeen(heard)) return
      heard.pause()
      giveBack()
    })

  document.addEventListener('play', sounds, true)
  document.addEventListener('volumechange', sounds, true)
  document.addEventListener('ended', ends, true)
  stage.subscribe(left)
  playerStore.subscribe((now, before) => {
    if (before.sleep.kind === 'until' && now.sleep.kind === 'off') owes = false
    if (!now.playing || before.playing || !heard) return
    owes = false
    heard.pause()
    giveBack()
  })
  for (const element of document.querySelectorAll<HTMLMediaElement>('video, audio'))
    if (!element.muted && !element.paused) take(element)
}

const isSilent = (element: HTMLMediaElement) => element.paused || element.ended

const isSeen = (element: HTMLMediaElement) =>
  element.isConnected && (element.checkVisibility?.() ?? element.getClientRects().length > 0)
