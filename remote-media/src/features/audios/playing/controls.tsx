import type { Audio } from '@plaza/shared/api'
import { anticipate, type PlayerItem, usePlayer } from '@plaza/shared/host'
import { Link } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { Pause, Play, SkipBack, SkipForward, usePlay, usePlaying } from '@plaza/shared/ui'
import { fromAudio } from '../../../player/player-items.model'
import { usePlayFrom } from '../../../transcript/use-play-from'
import { t } from '../audio.text'
import classes from './controls.module.css'
import { Progress } from './progress'
import { useSteps } from './use-steps'

interface ControlsProps {
  audio: Audio
  list: readonly PlayerItem[]
  startAt: number | undefined
}

/** Seeking works only in the player's current audio. */
export function Controls({ audio, list, startAt }: ControlsProps) {
  const play = usePlay()
  const playFrom = usePlayFrom()
  const state = usePlaying(audio.id)
  const waiting = usePlayer((player) => player.waiting) && state !== 'other'
  const current = state !== 'other'
  const { elsewhere, step } = useSteps(audio.id)
  const isStill = !current && !elsewhere
  const Icon = state === 'playing' ? Pause : Play
  return (
    <>
      <Progress seconds={audio.seconds} current={current} startAt={startAt} />
      <div className={classes.row}>
        <button
          type="button"
          className={classes.side}
          aria-label={t.previous()}
          disabled={isStill}
          onClick={() => step('previous')}
        >
          <SkipBack />
        </button>
        <button
          type="button"
          className={classes.play}
          aria-label={state === 'playing' ? t.pause() : t.play()}
          aria-busy={waiting || undefined}
          onPointerDown={() => anticipate(fromAudio(audio))}
          onClick={() => (current || startAt === undefined ? play(list, audio.id) : playFrom(list, audio.id, startAt))}
        >
          <Icon />
        </button>
        <button
          type="button"
          className={classes.side}
          aria-label={t.next()}
          disabled={isStill}
          onClick={() => step('next')}
        >
          <SkipForward />
        </button>
      </div>
      {elsewhere && (
        <Link to={to('audio', { aid: elsewhere.id })} replace className={classes.elsewhere}>
          {t.playing(elsewhere.name)}
        </Link>
      )}
    </>
  )
}
