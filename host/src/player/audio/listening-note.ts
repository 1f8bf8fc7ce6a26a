import { MINUTE_MS } from '@plaza/shared/format'
import { playerDeps } from '../deps'
import { playerStore } from '../player.store'

/** Says at once and then once a minute that a live channel is heard, as long as it plays. */
export function noteListening(): void {
  let heard: string | null = null
  let timer: ReturnType<typeof setInterval> | undefined
  playerStore.subscribe(({ current, playing }) => {
    const id = playing && current?.live ? current.id : null
    if (id === heard) return
    heard = id
    clearInterval(timer)
    if (id === null) return
    playerDeps().noteListening(id)
    timer = setInterval(() => playerDeps().noteListening(id), MINUTE_MS)
  })
}
