import { District } from '@plaza/shared/api'
import type { AskableTeam, OpenDeed } from '@plaza/shared/operations'
import { useState } from 'react'
import { send } from '../../calls/call'
import { useCall } from '../../calls/use-call'
import { usePolled } from '../../calls/use-polled'
import { Dialog } from '../../parts/dialog'
import { Field, Group, inputClass } from '../../parts/field'
import { whole } from '../../parts/format'
import { PolledContent, Skeleton } from '../../parts/state'
import classes from './dispatch.module.css'
import { t } from './dispatch.text'

interface DeedDialogProps {
  deed: OpenDeed
  onClose(isChanged: boolean): void
}

const isDistrict = (name: string): name is District => (District.options as readonly string[]).includes(name)

/** Chooses a team, which is told. The team that is asked already is asked no more. */
export function AskDialog({ deed, onClose }: DeedDialogProps) {
  const call = useCall()
  const [name, setName] = useState('')
  const [team, setTeam] = useState('')
  const [note, setNote] = useState('')
  const [tried, setTried] = useState(false)
  const { kind, id, last } = deed
  async function submit() {
    setTried(true)
    if (team === '') return
    const instead = last?.state === 'asked' ? { instead: last.id } : {}
    await call.run(async () => {
      await send('centre/dispatch', { kind, id, team, note: note.trim(), ...instead })
      onClose(true)
    })
  }
  return (
    <Dialog
      title={deed.title}
      action={t.dispatch()}
      busy={call.busy}
      refusal={call.refusal ?? (tried && team === '' ? t.teamMissing() : null)}
      onSubmit={submit}
      onClose={() => onClose(call.refusal !== null)}
    >
      <Field label={t.search()}>
        <input
          className={inputClass}
          type="search"
          maxLength={40}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
      <TeamChoice district={deed.district} first={deed.wished?.id} name={name.trim()} value={team} onChange={setTeam} />
      <Field label={t.note()} help={t.noteHelp()}>
        <textarea
          className={inputClass}
          rows={2}
          maxLength={200}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </Field>
    </Dialog>
  )
}

interface TeamChoiceProps {
  district: string
  /** Id of the team that is wished for. */
  first: string | undefined
  name: string
  value: string
  onChange(team: string): void
}

function TeamChoice({ district, first, name, value, onChange }: TeamChoiceProps) {
  const query = new URLSearchParams({
    ...(isDistrict(district) && { district }),
    ...(name && { name }),
    ...(first && { first }),
  })
  const teams = usePolled<{ list: readonly AskableTeam[] }>(`centre/teams?${query}`)
  return (
    <Group label={t.team()}>
      <div className={classes.teams}>
        <PolledContent of={teams} waiting={<Skeleton height={160} />}>
          {({ list }) =>
            list.length === 0 ? (
              <p>{t.noTeam()}</p>
            ) : (
              list.map((team) => (
                <label key={team.id} className={classes.team}>
                  <input type="radio" name="team" checked={team.id === value} onChange={() => onChange(team.id)} />
                  <span>
                    <b>{team.name}</b>
                    <small>
                      {[
                        team.id === first && t.wishedFor(),
                        team.district,
                        t.members(whole(team.members)),
                        t.work(whole(team.asked), whole(team.wishes), whole(team.orders)),
                      ]
                        .filter(Boolean)
                        .join(' · ')}
                    </small>
                  </span>
                </label>
              ))
            )
          }
        </PolledContent>
      </div>
    </Group>
  )
}

export function WithdrawDialog({ deed, onClose }: DeedDialogProps) {
  const call = useCall()
  const { kind, id, last } = deed
  return (
    <Dialog
      title={t.withdrawn()}
      action={t.withdraw()}
      kind="danger"
      busy={call.busy}
      refusal={call.refusal}
      onSubmit={() =>
        void call.run(async () => {
          await send('centre/withdraw-dispatch', { kind, id, dispatch: last?.id })
          onClose(true)
        })
      }
      onClose={() => onClose(call.refusal !== null)}
    >
      <p>{t.withdrawText(last?.team.name ?? '')}</p>
    </Dialog>
  )
}
