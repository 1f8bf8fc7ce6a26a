import { clock } from '@plaza/shared/format'
import type { PlayerItem } from '@plaza/shared/host'
import { AudioLines, IconButton, Sheet, X } from '@plaza/shared/ui'
import { useStore } from 'zustand'
import { playerStore } from '../../player.store'
import { send } from '../../request-handlers'
import { t } from '../parts/views.text'
import classes from './sheets.module.css'

/** The playlist: tap to play, remove, the current item marked. */
export function PlaylistSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const list = useStore(playerStore, (state) => state.list)
  const index = useStore(playerStore, (state) => state.index)
  return (
    <Sheet open={open} title={t.playlistOf(list.length)} onClose={onClose}>
      <ol>
        {list.map((item, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one item may stand in a list twice
          <Row key={`${item.id}-${position}`} item={item} position={position} current={position === index} />
        ))}
      </ol>
    </Sheet>
  )
}

function Row({ item, position, current }: { item: PlayerItem; position: number; current: boolean }) {
  const length = item.live ? t.live() : item.duration === null ? '' : clock(item.duration)
  return (
    <li className={classes.row}>
      <button
        type="button"
        className={classes.select}
        aria-current={current || undefined}
        onClick={() => send({ type: 'select', index: position })}
      >
        {current && <AudioLines size={18} />}
        <span className={classes.name}>{item.name}</span>
        <span className={classes.length}>{length}</span>
      </button>
      <IconButton
        label={t.remove(item.name)}
        icon={<X size={18} />}
        onClick={() => send({ type: 'remove', index: position })}
      />
    </li>
  )
}
