import type { Audio } from '@plaza/shared/api'
import { anticipate, type PlayerItem, useHost, usePlayer } from '@plaza/shared/host'
import { Pause, Play, SkipBack, SkipForward } from '@plaza/shared/ui'
import { fromAudio } from '../../../player/player-items.model'
import { usePlay, usePlaying } from '../../../player/use-playing'
import { t } from '../audio.text'
import classes from './controls.module.css'
import { Progress } from './progress'

/** Previous, play and next, and the position. Only the current audio can be moved in. */
export function Controls({ audio, list }: { audio: Audio; list: readonly PlayerItem[] }) {
  const { player } = useHost()
  const play = usePlay()
  const state = usePlaying(audio.id)
  const waiting = usePlayer((player) => player.waiting) && state !== 'other'
  const current = state !== 'other'
  const Icon = state === 'playing' ? Pause : Play
  return (
    <>
      <Progress seconds={audio.seconds} current={current} />
      <div className={classes.row}>
        <button
          type="button"
          className={classes.side}
          aria-label={t.previous()}
          disabled={!current}
          onClick={() => player.send({ type: 'previous' })}
        >
          <SkipBack />
        </button>
        <button
          type="button"
          className={classes.play}
          aria-label={state === 'playing' ? t.pause() : t.play()}
          aria-busy={waiting || undefined}
          onPointerDown={() => anticipate(fromAudio(audio))}
          onClick={() => play(list, audio.id)}
        >
          <Icon />
        </button>
        <button
          type="button"
          className={classes.side}
          aria-label={t.next()}
          disabled={!current}
          onClick={() => player.send({ type: 'next' })}
        >
          <SkipForward />
        </button>
      </div>
    </>
  )
}
