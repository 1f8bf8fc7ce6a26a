import { clock } from '@plaza/shared/format'
import type { PlayerItem } from '@plaza/shared/host'
import { Sheet, usePlay, usePlaying } from '@plaza/shared/ui'
import { Equaliser } from '../../../player/equaliser'
import { t } from '../audio.text'
import classes from './playlist-sheet.module.css'

interface PlaylistSheetProps {
  items: readonly PlayerItem[]
  onClose: () => void
}

export function PlaylistSheet({ items, onClose }: PlaylistSheetProps) {
  const play = usePlay()
  return (
    <Sheet open tall title={t.list()} onClose={onClose}>
      <ol className={classes.list}>
        {items.map((item) => (
          <li key={item.id}>
            <Row item={item} onPlay={() => play(items, item.id)} />
          </li>
        ))}
      </ol>
    </Sheet>
  )
}

function Row({ item, onPlay }: { item: PlayerItem; onPlay: () => void }) {
  const state = usePlaying(item.id)
  return (
    <button type="button" className={classes.row} data-current={state === 'other' ? undefined : ''} onClick={onPlay}>
      <span className={classes.name}>{item.name}</span>
      {state !== 'other' && <Equaliser moving={state === 'playing'} />}
      <span className={classes.length}>{item.duration === null ? '' : clock(item.duration)}</span>
    </button>
  )
}
