import type { ChannelPlay, Programme } from '@plaza/shared/api'
import { useNow } from '@plaza/shared/host'
import { LiveDot, PlayDisc, usePlay, usePlaying } from '@plaza/shared/ui'
import { fromReplay } from '../../../player/player-items.model'
import { LineNote, ProgrammeLine } from '../../../programmes/programme-line'
import { stateOf } from '../../../programmes/programmes.model'
import { t as table } from '../../../programmes/programmes.text'
import { ReminderButton } from '../../../programmes/reminder-button'
import { t } from '../radios.text'
import { useLive } from '../use-live'

interface ProgrammeRowProps {
  programme: Programme
  /** The programme's day, whose later recordings follow in the playlist. */
  day: ChannelPlay
}

export function ProgrammeRow({ programme, day: { channel, programmes } }: ProgrammeRowProps) {
  const at = useNow(30_000)
  const play = usePlay()
  const live = useLive(channel)
  const state = stateOf(programme, at)
  const replayOf = (one: Programme) => (stateOf(one, at) === 'over' ? fromReplay(one, channel) : null)
  const replay = replayOf(programme)
  const current = usePlaying(replay?.id ?? '') !== 'other'
  const replays = () => programmes.flatMap((one) => replayOf(one) ?? [])
  return (
    <ProgrammeLine programme={programme} state={state} current={current}>
      {state === 'now' && (
        <>
          <LiveDot />
          <PlayDisc
            id={channel.id}
            name={programme.title}
            onPlay={live.toggle}
            onTouch={live.anticipate}
            tone="accent"
          />
        </>
      )}
      {replay && (
        <>
          <LineNote>{t.replay()}</LineNote>
          <PlayDisc
            id={replay.id}
            name={programme.title}
            item={replay}
            onPlay={() => play(replays(), replay.id)}
            tone="quiet"
          />
        </>
      )}
      {state === 'over' && !replay && <LineNote>{table.over()}</LineNote>}
      {state === 'coming' && <ReminderButton programme={programme} />}
    </ProgrammeLine>
  )
}
