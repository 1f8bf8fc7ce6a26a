import type { Album } from '@plaza/shared/api'
import { anticipate, type PlayerItem, useHost, usePlayer } from '@plaza/shared/host'
import { ArrowUpDown, Pause, Play } from '@plaza/shared/ui'
import { t } from '../album.text'
import classes from './tracks-bar.module.css'

export type Order = 'asc' | 'desc'

interface TracksBarProps {
  album: Album
  /** The loaded tracks, in the order shown. */
  first: readonly PlayerItem[]
  order: Order
  onOrder: (order: Order) => void
}

export function TracksBar({ album, first, order, onOrder }: TracksBarProps) {
  const { player } = useHost()
  const state = usePlayer(({ list, current, playing }) => {
    const mine = current !== null && first.some(({ id }) => id === current.id) && list.length > 0
    return mine ? (playing ? 'playing' : 'paused') : 'other'
  })
  const begin = () =>
    state === 'other'
      ? player.send({ type: 'open', items: first, index: 0, position: 0 })
      : player.send({ type: 'toggle' })
  const touched = () => {
    if (state === 'other' && first[0]) anticipate(first[0])
  }
  const Icon = state === 'playing' ? Pause : Play
  return (
    <div className={classes.bar}>
      <button
        type="button"
        className={classes.play}
        disabled={first.length === 0}
        onPointerDown={touched}
        onClick={begin}
      >
        <span className={classes.disc}>
          <Icon />
        </span>
        <strong>{state === 'playing' ? t.pause() : state === 'paused' ? t.goOn() : t.playAll()}</strong>
        <span className={classes.count}>{album.track_count}</span>
      </button>
      <button type="button" className={classes.order} onClick={() => onOrder(order === 'asc' ? 'desc' : 'asc')}>
        <ArrowUpDown />
        {order === 'asc' ? t.inOrder() : t.reversed()}
      </button>
    </div>
  )
}
