import { playlists } from '@plaza/shared/api'
import { useAction, useSessionUser } from '@plaza/shared/host'
import { Button, Field, newKey } from '@plaza/shared/ui'
import { useState } from 'react'
import { useStore } from 'zustand'
import { playerStore } from '../../player.store'
import { LogInNote } from './log-in-note'
import classes from './queue.module.css'
import { t } from './queue.text'

const NAME_MAX = 40

/** Saves the list under a name. */
export function SavePlaylist({ onDone }: { onDone: () => void }) {
  const user = useSessionUser()
  const list = useStore(playerStore, (state) => state.list)
  const album = useStore(playerStore, ({ current }) => current?.album ?? '')
  const [name, setName] = useState(album)
  const [key] = useState(newKey)
  const save = useAction(playlists.save, { refreshes: [playlists.list], successMessage: t.done, onDone })
  if (!user) return <LogInNote />
  const send = () => save.run({ body: { name: name.trim(), ids: list.map(({ id }) => id), key } })
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim()) void send()
      }}
    >
      <Field label={t.name()} value={name} maxLength={NAME_MAX} onChange={setName} />
      <Button block type="submit" disabled={!name.trim()} loading={save.busy}>
        {t.saveThese(list.length)}
      </Button>
    </form>
  )
}
