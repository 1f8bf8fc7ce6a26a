import { MINUTE_MS } from '@plaza/shared/format'
import { playerDeps } from '../deps'
import { playerStore } from '../player.store'

/** Reports at once and then once a minute that a live channel is heard, as long as it plays. */
export function startHeartbeat(): void {
  let heard: string | null = null
  let timer: ReturnType<typeof setInterval> | undefined
  playerStore.subscribe(({ current, playing }) => {
    const id = playing && current?.live ? current.id : null
    if (id === heard) return
    heard = id
    clearInterval(timer)
    if (id === null) return
    playerDeps().reportListening(id)
    timer = setInterval(() => playerDeps().reportListening(id), MINUTE_MS)
  })
}
