import { IconButton, ListMusic, Repeat, Repeat1, Shuffle } from '@plaza/shared/ui'
import { useState } from 'react'
import { useStore } from 'zustand'
import { playerStore } from '../../player.store'
import { send } from '../../request-handlers'
import { PlayButton } from '../parts/play-button'
import { SkipButton } from '../parts/skip-button'
import { t } from '../parts/views.text'
import { QueueSheet } from '../queue/queue-sheet'
import classes from './full-player.module.css'

const modeIcons = { sequence: Repeat, loop: Repeat1, random: Shuffle }

/** Mode, previous, play, next and the list; a live item has no previous and next. */
export function Controls() {
  const live = useStore(playerStore, ({ current }) => current?.live ?? false)
  const mode = useStore(playerStore, (state) => state.mode)
  const [listed, setListed] = useState(false)
  const ModeIcon = modeIcons[mode]
  return (
    <div className={classes.controls} data-live={live || undefined}>
      {!live && (
        <>
          <IconButton
            label={t.mode(t[mode]())}
            icon={<ModeIcon size={22} aria-hidden="true" />}
            onClick={() => send({ type: 'cycle-mode' })}
          />
          <SkipButton to="previous" size={28} />
        </>
      )}
      <PlayButton size={30} className={classes.play} />
      {!live && <SkipButton to="next" size={28} />}
      <IconButton
        label={t.playlist()}
        aria-haspopup="dialog"
        icon={<ListMusic size={22} />}
        onClick={() => setListed(true)}
      />
      <QueueSheet open={listed} onClose={() => setListed(false)} />
    </div>
  )
}
