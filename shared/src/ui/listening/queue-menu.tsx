import { useState } from 'react'
import { type PlayerItem, useHost } from '../../host'
import { isOffered } from '../../remotes/contracts'
import { IconButton } from '../basic/icon-button'
import { Ellipsis, ListPlus } from '../icons'
import { lazyWithRetry } from '../lazy-with-retry'
import type { SheetAction } from '../overlay/action-sheet'
import { t } from './queue.text'

const ActionSheet = lazyWithRetry(() => import('../overlay/action-sheet').then((code) => code.ActionSheet))

interface QueueMenuProps {
  item: PlayerItem
  className?: string | undefined
  /** Shows a caption below another icon, among other buttons with captions. */
  captioned?: boolean
}

/** Adds an audio to the player's list: to be heard next, or at the end. Nothing on a host whose list cannot be ordered. */
export function QueueMenu({ item, className, captioned }: QueueMenuProps) {
  const host = useHost()
  const [open, setOpen] = useState(false)
  if (!isOffered('1.3', host.contracts.player)) return null
  const add = (label: string, place: 'next' | 'end', said: string): SheetAction => ({
    label,
    onChoose: () => {
      // An empty player plays it at once, which needs no words.
      const isPlaying = host.player.getState().current !== null
      host.player.send({ type: 'add', items: [item], place })
      const isHeld = host.player.getState().list.some(({ id }) => id === item.id)
      if (isPlaying) host.ui.toast(isHeld ? said : t.full())
    },
  })
  return (
    <>
      <IconButton
        className={className}
        label={t.queue(item.name)}
        aria-haspopup="dialog"
        icon={captioned ? <ListPlus /> : <Ellipsis size={20} />}
        onClick={() => setOpen(true)}
      >
        {captioned ? t.caption() : undefined}
      </IconButton>
      {open && (
        <ActionSheet
          open
          title={item.name}
          actions={[add(t.playNext(), 'next', t.next()), add(t.addToQueue(), 'end', t.added())]}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
