import { type Album, contents } from '@plaza/shared/api'
import { clock } from '@plaza/shared/format'
import { anticipate, useHost, usePaged } from '@plaza/shared/host'
import { ListSkeleton, PagedList, usePlay } from '@plaza/shared/ui'
import { useState } from 'react'
import { fromTrack } from '../../../player/player-items.model'
import { t } from '../album.text'
import classes from './album-tracks.module.css'
import { TrackRow } from './track-row'
import { type Order, TracksBar } from './tracks-bar'
import { useContinuation } from './use-continuation'

export function AlbumTracks({ album }: { album: Album }) {
  const { player } = useHost()
  const [order, setOrder] = useState<Order>('asc')
  const tracks = usePaged(contents.albumTracks, { params: { id: album.id }, query: { order } })
  const stopped = useContinuation(album.id)
  const play = usePlay()

  /**
   * An item with `albumId` is followed by the next one in the album's order; in reverse order only the list may decide
   * what follows.
   */
  const items = tracks.items.map((track) => ({
    ...fromTrack(track, album),
    ...(order === 'desc' ? { albumId: null } : {}),
  }))
  const goOn = () => {
    if (!stopped) return
    const index = items.findIndex(({ id }) => id === stopped.item.id)
    const list = index >= 0 ? items : [stopped.item]
    player.send({ type: 'open', items: list, index: Math.max(0, index), position: stopped.position })
  }
  return (
    <section className={classes.tracks} aria-label={t.list()}>
      {album.track_count > 0 && <TracksBar album={album} first={items} order={order} onOrder={setOrder} />}
      {stopped && (
        <button type="button" className={classes.stopped} onPointerDown={() => anticipate(stopped.item)} onClick={goOn}>
          {t.continues(stopped.item.name, stopped.position > 0 ? clock(stopped.position) : '')}
        </button>
      )}
      <PagedList
        of={tracks}
        keyOf={({ id }) => id}
        empty="content"
        embedded
        skeleton={<ListSkeleton avatar />}
        name={order}
      >
        {(track) => (
          <TrackRow
            track={track}
            item={fromTrack(track, album)}
            onPlay={() => play(items, track.id)}
            onTouch={() => anticipate(fromTrack(track, album))}
          />
        )}
      </PagedList>
    </section>
  )
}
