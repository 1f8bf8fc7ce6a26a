import { useHost } from '@plaza/shared/host'
import { isLiveAddress } from '@plaza/shared/routes'
import { IconButton, X } from '@plaza/shared/ui'
import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { playerStore } from '../../player.store'
import { send } from '../../request-handlers'
import { Cover } from '../parts/cover'
import { PlayButton } from '../parts/play-button'
import { SkipButton } from '../parts/skip-button'
import { t } from '../parts/views.text'
import { DISC, pageOf } from './mini.model'
import classes from './mini-player.module.css'
import { ProgressRing } from './progress-ring'
import { useMiniDrag } from './use-mini-drag'
import { useMiniPosition } from './use-mini-position'

/**
 * The floating player: a disc with a progress ring and a pause button; opened, a pill with the title and the other
 * buttons (product spec, sections 1, 2 and 9). `takesFocus` if it replaces the full player.
 */
export function MiniPlayer({ takesFocus = false }: { takesFocus?: boolean }) {
  const { current, isOpen, playing } = useStore(playerStore)
  const root = useRef<HTMLElement>(null)
  const [place, rest] = useMiniPosition()
  const { bind, onKeyDown } = useMiniDrag(root, place, rest)
  const showPage = useShowPage()
  useFoldBeside(root, isOpen)
  useFocusBack(root, takesFocus)
  if (!current) return null
  return (
    <div className={classes.frame}>
      <section
        ref={root}
        {...bind()}
        onKeyDown={onKeyDown}
        className={classes.mini}
        style={{ '--up': `${place.up}px` } as React.CSSProperties}
        data-side={place.side}
        data-dragged={place.dragged || undefined}
        data-open={isOpen || undefined}
        data-playing={playing || undefined}
        aria-label={t.player()}
        aria-description={t.drag()}
      >
        <div className={classes.disc}>
          <button
            type="button"
            className={classes.cover}
            aria-expanded={isOpen}
            aria-label={isOpen ? t.show(current.name) : t.open(current.name)}
            onClick={isOpen ? showPage : () => send({ type: 'open-mini' })}
          >
            <Cover item={current} size={DISC} />
          </button>
          <ProgressRing live={current.live} />
          {current.live && <span className={classes.live}>{t.live()}</span>}
        </div>
        {isOpen && (
          <button
            type="button"
            className={classes.title}
            aria-label={t.expandOf(current.name)}
            onClick={() => send({ type: 'expand' })}
          >
            <span>{current.name}</span>
          </button>
        )}
        <div className={classes.buttons}>
          <PlayButton size={22} />
          {isOpen && (
            <>
              <SkipButton to="next" size={20} />
              <IconButton label={t.close()} icon={<X size={20} />} onClick={() => send({ type: 'close' })} />
            </>
          )}
        </div>
      </section>
    </div>
  )
}

/** Opens the page of the current item; on that page, or if it is not live, the full player. */
function useShowPage(): () => void {
  const host = useHost()
  return () => {
    const page = pageOf(playerStore.getState().current)
    if (location.pathname === page || !isLiveAddress(page)) return send({ type: 'expand' })
    send({ type: 'collapse-mini' })
    host.navigate(page)
  }
}

/** A tap on the page collapses the pill, so that it does not cover the text. */
function useFoldBeside(root: React.RefObject<HTMLElement | null>, open: boolean): void {
  useEffect(() => {
    if (!open) return
    const fold = ({ target }: PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) send({ type: 'collapse-mini' })
    }
    document.addEventListener('pointerdown', fold, true)
    return () => document.removeEventListener('pointerdown', fold, true)
  }, [open, root])
}

/** Takes the focus when it replaces the collapsed full player, unless the previously focused element still exists. */
function useFocusBack(root: React.RefObject<HTMLElement | null>, wanted: boolean): void {
  const isWanted = useRef(wanted)
  useEffect(() => {
    if (isWanted.current && document.activeElement === document.body) root.current?.querySelector('button')?.focus()
  }, [root])
}
