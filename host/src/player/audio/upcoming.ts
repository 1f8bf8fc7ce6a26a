import type { PlayerItem } from '@plaza/shared/host'
import { savesData } from '../device/thrift'
import { afterAnswer, endStep, isSafeUrl, type NextStep, nextStep } from '../player.model'
import { playerStore } from '../player.store'
import { surroundings } from '../surroundings'

/** Seconds before the end of a track at which the next one is asked for and loaded. */
const AHEAD_SECONDS = 30
/** A listener does not wait longer for the album's answer; it then counts as its end. */
const ANSWER_MS = 8000

/** Finds out what comes next, ahead of time where the network is not dear. */
export interface Upcoming {
  /** The current track has this many seconds left. */
  near(left: number): void
  /** The index of what comes next; a list that the album made longer is in the store by then. */
  take(): number | Promise<number>
  forget(): void
}

export function createUpcoming(prepare: (url: string | null) => void): Upcoming {
  let found: number | Promise<number> | null = null
  let round = 0

  function forget(): void {
    found = null
    round += 1
    prepare(null)
  }

  function find(): number | Promise<number> {
    const step = nextStep(playerStore.getState())
    return 'go' in step ? step.go : ask(step.ask, round)
  }

  async function ask(question: Extract<NextStep, { ask: unknown }>['ask'], asked: number): Promise<number> {
    const audio = await answerOf(question)
    const known = playerStore.getState()
    if (asked !== round) return find()
    const { list, index } = afterAnswer(known.list, audio && isSafeUrl(audio.url) ? audio : null)
    found = index
    if (list !== known.list) playerStore.setState({ list })
    return index
  }

  async function prepareNext(): Promise<void> {
    const asked = round
    found = find()
    const index = await found
    const item = playerStore.getState().list[index]
    if (asked === round && item && !item.live) prepare(item.url)
  }

  playerStore.subscribe((state, before) => {
    const appended = state.list !== before.list && before.list.every((item, index) => item === state.list[index])
    if (state.mode !== before.mode || (state.list !== before.list && !appended)) forget()
  })

  return {
    forget,
    near(left) {
      if (found !== null || left > AHEAD_SECONDS || savesData()) return
      if (endStep(playerStore.getState()) === 'next') void prepareNext()
    },
    take() {
      const index = found ?? find()
      found = index
      return index
    },
  }
}

async function answerOf({ albumId, audioId }: { albumId: string; audioId: string }): Promise<PlayerItem | null> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ANSWER_MS)
  })
  try {
    return await Promise.race([surroundings().askNext(albumId, audioId), late])
  } catch {
    return null
  } finally {
    clearTimeout(timer)
  }
}
