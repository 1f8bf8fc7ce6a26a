import { type Playlist, playlists } from '@plaza/shared/api'
import { useAction, useHost, useResource, useSessionUser } from '@plaza/shared/host'
import { Async, EmptyState, fromContents, IconButton, Img, ListSkeleton, X } from '@plaza/shared/ui'
import { send } from '../../request-handlers'
import { LogInNote } from './log-in-note'
import classes from './queue.module.css'
import { t } from './queue.text'

/** The person's saved playlists: tap to play one from its beginning. */
export function SavedPlaylists({ onPlay }: { onPlay: () => void }) {
  const user = useSessionUser()
  const saved = useResource(playlists.list, {}, { enabled: user !== null, freshMs: 0 })
  if (!user) return <LogInNote />
  return (
    <Async of={saved} skeleton={<ListSkeleton />}>
      {({ list }) =>
        list.length === 0 ? (
          <EmptyState kind="data" />
        ) : (
          <ul>
            {list.map((playlist) => (
              <SavedRow key={playlist.id} playlist={playlist} onPlay={onPlay} />
            ))}
          </ul>
        )
      }
    </Async>
  )
}

function SavedRow({ playlist: { id, name, count, image }, onPlay }: { playlist: Playlist; onPlay: () => void }) {
  const host = useHost()
  const remove = useAction(playlists.remove, {
    confirm: () => ({ title: t.removeSure(name), danger: true }),
    refreshes: [playlists.list],
  })
  const open = useAction(playlists.detail, {
    onDone: ({ contents }) => {
      const items = fromContents(contents)
      if (items.length === 0) return host.ui.toast(t.gone())
      send({ type: 'open', items, index: 0 })
      onPlay()
    },
  })
  return (
    <li className={classes.row}>
      <button type="button" className={classes.select} onClick={() => open.run({ params: { id } })}>
        <span className={classes.cover}>
          <Img src={image} alt="" width={80} height={80} ratio={1} />
        </span>
        <span className={classes.name}>{name}</span>
        <span className={classes.length}>{t.tracks(count)}</span>
      </button>
      <IconButton
        label={t.removeList(name)}
        icon={<X size={18} />}
        disabled={remove.busy}
        onClick={() => remove.run({ params: { id } })}
      />
    </li>
  )
}
