import type { Programme } from '@plaza/shared/api'
import { useNow } from '@plaza/shared/host'
import { Button, LiveDot } from '@plaza/shared/ui'
import { LineNote, ProgrammeLine } from '../../programmes/programme-line'
import { stateOf } from '../../programmes/programmes.model'
import { t as table } from '../../programmes/programmes.text'
import { ReminderButton } from '../../programmes/reminder-button'
import { t } from './tv.text'

interface TvRowProps {
  programme: Programme
  /** The broadcast being replayed. */
  current: Programme | null
  /** Replays a broadcast; undefined returns to the live stream. */
  onChoose: (id: string | undefined) => void
}

export function TvRow({ programme, current, onChoose }: TvRowProps) {
  const state = stateOf(programme, useNow(30_000))
  const shown = current?.id === programme.id
  return (
    <ProgrammeLine programme={programme} state={state} current={shown}>
      {state === 'now' &&
        (current ? <Choose words={t.watch()} of={programme} onTap={() => onChoose(undefined)} /> : <LiveDot />)}
      {state === 'over' && !programme.replay_url && <LineNote>{table.over()}</LineNote>}
      {state === 'over' && programme.replay_url && shown && <LineNote>{t.replaying()}</LineNote>}
      {state === 'over' && programme.replay_url && !shown && (
        <Choose words={t.replay()} of={programme} onTap={() => onChoose(programme.id)} />
      )}
      {state === 'coming' && <ReminderButton programme={programme} />}
    </ProgrammeLine>
  )
}

function Choose({ words, of, onTap }: { words: string; of: Programme; onTap: () => void }) {
  return (
    <Button small kind="secondary" onClick={onTap} aria-label={`${words} ${of.title}`}>
      {words}
    </Button>
  )
}
