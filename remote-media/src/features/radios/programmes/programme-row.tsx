import type { ChannelPlay, Programme } from '@plaza/shared/api'
import { timeOfDay } from '@plaza/shared/format'
import type { PlayerItem } from '@plaza/shared/host'
import { useNow } from '@plaza/shared/host'
import { LiveDot } from '../../../player/live-dot'
import { PlayDisc } from '../../../player/play-disc'
import { fromReplay } from '../../../player/player-items.model'
import { usePlay, usePlaying } from '../../../player/use-playing'
import { t } from '../radios.text'
import { useLive } from '../use-live'
import classes from './programme-row.module.css'
import { stateOf } from './programmes.model'

interface ProgrammeRowProps {
  programme: Programme
  channel: ChannelPlay['channel']
  /** What of the day can be heard again. */
  replays: readonly PlayerItem[]
}

/** A programme: over and perhaps to be heard again, on the air now, or still to come. */
export function ProgrammeRow({ programme, channel, replays }: ProgrammeRowProps) {
  const at = useNow(30_000)
  const play = usePlay()
  const live = useLive(channel)
  const state = stateOf(programme, at)
  const replay = state === 'over' ? fromReplay(programme, channel) : null
  const current = usePlaying(replay?.id ?? '') !== 'other'
  return (
    <div className={classes.row} data-state={state} data-current={current || undefined}>
      <time className={classes.time} dateTime={programme.starts_at}>
        {timeOfDay(programme.starts_at)}
      </time>
      <div className={classes.words}>
        <p className={classes.title}>{programme.title}</p>
        {programme.anchor && <p className={classes.anchor}>{programme.anchor}</p>}
      </div>
      {state === 'now' && (
        <>
          <LiveDot />
          <PlayDisc id={channel.id} name={programme.title} onPlay={live.toggle} tone="accent" />
        </>
      )}
      {replay && (
        <>
          <span className={classes.note}>{t.replay()}</span>
          <PlayDisc id={replay.id} name={programme.title} onPlay={() => play(replays, replay.id)} tone="quiet" />
        </>
      )}
      {state === 'over' && !replay && <span className={classes.note}>{t.over()}</span>}
      {state === 'coming' && <span className={classes.note}>{t.coming()}</span>}
    </div>
  )
}
