import { ChevronDown, IconButton } from '@plaza/shared/ui'
import { createPortal } from 'react-dom'
import { useStore } from 'zustand'
import { playerStore } from '../../player.store'
import { send } from '../../request-handlers'
import { Cover } from '../parts/cover'
import { t } from '../parts/views.text'
import { Backdrop } from './backdrop'
import { Controls } from './controls'
import classes from './full-player.module.css'
import { SeekBar } from './seek-bar'
import { Settings } from './settings'
import { useFullScreen } from './use-full-screen'

const shrink = () => send({ type: 'shrink' })

/** The full player above the page. Not a native modal, because the toast of a failure must stay above it. */
export function FullPlayer() {
  const current = useStore(playerStore, (state) => state.current)
  const failed = useStore(playerStore, (state) => state.failed)
  const { root, panel, pull } = useFullScreen(shrink)
  if (!current) return null
  return createPortal(
    <div ref={root} className={classes.full} role="dialog" aria-modal="true" aria-label={t.nowPlaying()} tabIndex={-1}>
      <Backdrop image={current.image} />
      <div ref={panel} className={classes.panel}>
        <header className={classes.head} {...pull()}>
          <IconButton label={t.shrink()} icon={<ChevronDown size={28} />} onClick={shrink} />
          <p className={classes.heading}>{current.live ? t.onAir() : t.nowPlaying()}</p>
        </header>
        <div className={classes.art} {...pull()}>
          <div key={current.id} className={classes.cover}>
            <Cover item={current} size={640} />
          </div>
        </div>
        <div className={classes.desk}>
          <div className={classes.words}>
            <h2 className={classes.name}>{current.name}</h2>
            <p className={classes.album}>{failed ? t.failed() : current.album}</p>
          </div>
          {current.live ? <p className={classes.live}>{t.live()}</p> : <SeekBar />}
          <Controls />
          <Settings />
        </div>
      </div>
    </div>,
    document.body,
  )
}
