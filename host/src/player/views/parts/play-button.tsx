import { IconButton, LoaderCircle, Pause, Play } from '@plaza/shared/ui'
import { useStore } from 'zustand'
import { playerStore } from '../../player.store'
import { send } from '../../request-handlers'
import classes from './play-button.module.css'
import { t } from './views.text'

/** Plays and pauses; shows a spinner while it waits for data. */
export function PlayButton({ size, className }: { size: number; className?: string }) {
  const wanted = useStore(playerStore, ({ playing, waiting }) => playing || waiting)
  const waiting = useStore(playerStore, (state) => state.waiting)
  const Icon = waiting ? LoaderCircle : wanted ? Pause : Play
  return (
    <IconButton
      className={className}
      label={wanted ? t.pause() : t.play()}
      aria-busy={waiting || undefined}
      icon={<Icon className={waiting ? classes.turning : classes.solid} size={size} />}
      onClick={() => send({ type: 'toggle' })}
    />
  )
}
