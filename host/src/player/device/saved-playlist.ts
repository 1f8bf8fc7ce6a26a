import { MINUTE_MS } from '@plaza/shared/format'
import { playModes } from '@plaza/shared/host'
import * as v from 'valibot'
import { local } from '../../storage/device-store'
import { isSafeUrl } from '../player.model'
import { at, idle, playerStore, progressStore } from '../player.store'
import { PLAYLIST_KEY } from './playlist-key'

/** Product spec, section 9. */
const PLAYLIST_MAX_AGE_MS = 10 * MINUTE_MS

const Seconds = v.pipe(v.number(), v.finite(), v.minValue(0))
const Text = v.pipe(v.string(), v.maxLength(500))
const Item = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  name: Text,
  album: Text,
  albumId: v.nullable(v.pipe(v.string(), v.maxLength(64))),
  duration: v.nullable(Seconds),
  image: v.fallback(v.nullable(v.custom<string>(isSafeUrl)), null),
  url: v.pipe(v.string(), v.maxLength(4096)),
  live: v.boolean(),
  address: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^\/(?!\/)[^\s\\]*$/), v.maxLength(2048))), undefined),
})
const Sleep = v.variant('kind', [
  v.object({ kind: v.literal('off') }),
  v.object({ kind: v.literal('end') }),
  v.object({ kind: v.literal('until'), until: v.pipe(v.number(), v.safeInteger()) }),
])
const Playlist = v.object({
  list: v.pipe(v.array(Item), v.minLength(1), v.maxLength(500)),
  index: v.pipe(v.number(), v.integer(), v.minValue(0)),
  live: v.boolean(),
  position: Seconds,
  mode: v.picklist(playModes),
  sleep: v.fallback(Sleep, { kind: 'off' }),
})

/** Stores playlist, position and settings under one key; without a playlist deletes it. */
export function savePlaylist() {
  const { list, index, current, mode, sleep } = playerStore.getState()
  if (!current) return local.drop(PLAYLIST_KEY)
  const position = current.live ? 0 : progressStore.getState().position
  local.write(PLAYLIST_KEY, { list, index, live: current.live, position, mode, sleep })
}

/** Restores the playlist of an earlier page, paused at its position. Returns whether there was one. */
export function restorePlaylist(): boolean {
  const saved = local.read(PLAYLIST_KEY, Playlist, PLAYLIST_MAX_AGE_MS)
  const savedItem = saved?.list[saved.index]
  const list = saved?.list.filter((item) => isSafeUrl(item.url)) ?? []
  if (!saved || list.length === 0) {
    local.drop(PLAYLIST_KEY)
    return false
  }
  const index = savedItem ? list.indexOf(savedItem) : -1
  const { chosenRate } = playerStore.getState()
  const place = at(list, Math.max(0, index), chosenRate)
  const due = saved.sleep.kind === 'until' && saved.sleep.until <= Date.now()
  playerStore.setState({
    ...idle,
    ...place,
    mode: saved.mode,
    chosenRate,
    sleep: due ? { kind: 'off' } : saved.sleep,
  })
  const duration = place.current?.live ? 0 : (place.current?.duration ?? 0)
  progressStore.setState({ position: index < 0 ? 0 : saved.position, duration, buffered: 0 })
  return true
}
