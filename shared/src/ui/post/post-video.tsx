import { Play } from 'lucide-react'
import { type CSSProperties, useEffect, useRef, useState } from 'react'
import type { Post } from '../../api'
import { clock } from '../../format'
import { Button } from '../basic/button'
import { Img } from '../media/img'
import { soloRatio } from './picture.model'
import { t } from './picture.text'
import classes from './post-video.module.css'

type State = 'poster' | 'playing' | 'failed'
const WIDE = { width: 16, height: 9 }

/** Played in place by one tap; it pauses once it is scrolled away. The host lets one element sound at a time. */
export function PostVideo({ video, eager = false }: { video: NonNullable<Post['video']>; eager?: boolean }) {
  const element = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<State>('poster')
  const ratio = soloRatio(video.width && video.height ? video : WIDE)
  const play = () => {
    const player = element.current
    if (!player) return
    // A failed element plays only after it has loaded again.
    if (player.error) player.load()
    setState('playing')
    player.play().catch(() => undefined)
  }
  usePauseOutOfView(element, state === 'playing')
  return (
    <div className={classes.box} style={{ '--ratio': ratio } as CSSProperties} data-swipes-itself>
      {/* biome-ignore lint/a11y/useMediaCaption: what people filmed themselves has no captions */}
      <video
        ref={element}
        className={classes.video}
        src={video.url}
        playsInline
        preload="none"
        controls={state === 'playing'}
        aria-label={t.video()}
        onError={() => setState('failed')}
      />
      {state === 'poster' && (
        <button type="button" className={classes.cover} aria-label={t.play(clock(video.seconds))} onClick={play}>
          <Img src={video.poster} alt="" width={1200} height={675} ratio={ratio} eager={eager} />
          <span className={classes.play}>
            <Play size={26} fill="currentColor" />
          </span>
          <span className={classes.length}>{clock(video.seconds)}</span>
        </button>
      )}
      {state === 'failed' && (
        <div className={classes.failed} role="alert">
          <p>{t.videoFailed()}</p>
          <Button small kind="secondary" onClick={play}>
            {t.retry()}
          </Button>
        </div>
      )}
    </div>
  )
}

function usePauseOutOfView(element: React.RefObject<HTMLVideoElement | null>, active: boolean): void {
  useEffect(() => {
    const player = element.current
    if (!active || !player) return
    const watch = new IntersectionObserver(([entry]) => {
      if (entry && !entry.isIntersecting && !document.pictureInPictureElement) player.pause()
    })
    watch.observe(player)
    return () => watch.disconnect()
  }, [element, active])
}
