import { type PlayerRequest, useHost, usePlayer } from '../../host'
import { modes, t } from '../alone.text'
import classes from './page.module.css'

const buttons: readonly (readonly [label: () => string, sign: string, request: PlayerRequest])[] = [
  [t.previous, '⏮', { type: 'previous' }],
  [t.toggle, '⏯', { type: 'toggle' }],
  [t.next, '⏭', { type: 'next' }],
  [t.close, '✕', { type: 'close' }],
]

/** The silent player's current item. */
export function PlayerBar() {
  const host = useHost()
  const { current, playing, list, index, mode, rate } = usePlayer((state) => state)
  if (!current) return null
  return (
    <section className={classes.player} aria-label={t.player()}>
      <p>
        {playing ? '▶' : '⏸'} {current.name}{' '}
        <small>{`${index + 1}/${list.length} · ${modes[mode]()} · ${rate}× ${current.live ? `· ${t.live()}` : ''}`}</small>
      </p>
      {buttons.map(([label, sign, request]) => (
        <button key={request.type} type="button" aria-label={label()} onClick={() => host.player.send(request)}>
          {sign}
        </button>
      ))}
    </section>
  )
}
