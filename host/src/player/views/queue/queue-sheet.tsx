import { Button, ListSkeleton, lazyWithRetry, Sheet } from '@plaza/shared/ui'
import { useState } from 'react'
import { useStore } from 'zustand'
import { playerStore } from '../../player.store'
import { LIST_LENGTH, send } from '../../request-handlers'
import classes from './queue.module.css'
import { t } from './queue.text'
import { SavePlaylist } from './save-playlist'
import { SavedPlaylists } from './saved-playlists'

const QueueList = lazyWithRetry(
  () => import('./queue-list').then((code) => code.QueueList),
  () => <ListSkeleton />,
)
type View = 'queue' | 'save' | 'saved'

/** The player's list in the listener's own order, which can be saved and heard again. */
export function QueueSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const count = useStore(playerStore, ({ list }) => list.length)
  const isLive = useStore(playerStore, ({ current }) => current?.live ?? false)
  const [view, show] = useState<View>('queue')
  const close = () => {
    show('queue')
    onClose()
  }
  const back = () => show('queue')
  const titles: Record<View, string> = {
    queue: count < LIST_LENGTH ? t.playlistOf(count) : t.fullPlaylist(count),
    save: t.save(),
    saved: t.saved(),
  }
  return (
    <Sheet
      open={open}
      tall={view !== 'save'}
      title={titles[view]}
      onClose={view === 'queue' ? close : back}
      foot={view === 'queue' && <Foot show={show} count={count} isLive={isLive} />}
    >
      {view === 'queue' && <QueueList />}
      {view === 'save' && <SavePlaylist onDone={() => show('saved')} />}
      {view === 'saved' && <SavedPlaylists onPlay={close} />}
    </Sheet>
  )
}

function Foot({ show, count, isLive }: { show: (view: View) => void; count: number; isLive: boolean }) {
  return (
    <div className={classes.foot}>
      <Button small kind="secondary" disabled={isLive} onClick={() => show('save')}>
        {t.save()}
      </Button>
      <Button small kind="secondary" onClick={() => show('saved')}>
        {t.saved()}
      </Button>
      <Button small kind="secondary" disabled={count < 2} onClick={() => send({ type: 'clear' })}>
        {t.clear()}
      </Button>
    </div>
  )
}
