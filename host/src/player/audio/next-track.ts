import type { PlayerItem } from '@plaza/shared/host'
import { playerDeps } from '../deps'
import { savesData } from '../device/data-saver'
import { afterAnswer, endStep, isSafeUrl, type NextStep, nextStep } from '../player.model'
import { playerStore } from '../player.store'

/** Seconds before the end of a track at which the next one is requested and preloaded. */
const AHEAD_SECONDS = 30
/** Timeout of the album's answer; it then counts as the end. */
const ANSWER_MS = 8000

/** Finds the next track, ahead of time unless data saving is on. */
export interface NextTrackFinder {
  /** The current track has this many seconds left. */
  near(left: number): void
  /** Index of the next track; the store's list already contains additions from the album. */
  take(): number | Promise<number>
  forget(): void
}

export function createNextTrackFinder(prepare: (url: string | null) => void): NextTrackFinder {
  let nextIndex: number | Promise<number> | null = null
  let round = 0

  function forget(): void {
    nextIndex = null
    round += 1
    prepare(null)
  }

  function find(): number | Promise<number> {
    const step = nextStep(playerStore.getState())
    return 'go' in step ? step.go : ask(step.ask, round)
  }

  async function ask(question: Extract<NextStep, { ask: unknown }>['ask'], startRound: number): Promise<number> {
    const audio = await answerWithinLimit(question)
    const known = playerStore.getState()
    if (startRound !== round) return find()
    const { list, index } = afterAnswer(known.list, audio && isSafeUrl(audio.url) ? audio : null)
    nextIndex = index
    if (list !== known.list) playerStore.setState({ list })
    return index
  }

  async function prepareNext(): Promise<void> {
    const startRound = round
    nextIndex = find()
    const index = await nextIndex
    const item = playerStore.getState().list[index]
    if (startRound === round && item && !item.live) prepare(item.url)
  }

  playerStore.subscribe((state, before) => {
    // Another track loads next, perhaps from the silent element: the driver resets this afterwards.
    if (state.current?.url !== before.current?.url) return
    const appended = state.list !== before.list && before.list.every((item, index) => item === state.list[index])
    if (state.mode !== before.mode || (state.list !== before.list && !appended)) forget()
  })

  return {
    forget,
    near(left) {
      if (nextIndex !== null || left > AHEAD_SECONDS || savesData()) return
      if (endStep(playerStore.getState()) === 'next') void prepareNext()
    },
    take() {
      const index = nextIndex ?? find()
      nextIndex = index
      return index
    },
  }
}

async function answerWithinLimit({
  albumId,
  audioId,
}: {
  albumId: string
  audioId: string
}): Promise<PlayerItem | null> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ANSWER_MS)
  })
  try {
    return await Promise.race([playerDeps().loadNextAudio(albumId, audioId), timeout])
  } catch {
    return null
  } finally {
    clearTimeout(timer)
  }
}
