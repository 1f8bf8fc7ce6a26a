import { Img, lazyWithRetry } from '@plaza/shared/ui'
import type { CountedPlayerProps } from './counted-player'
import classes from './video-player.module.css'

/** Lazy: the page's poster is shown until its code is here. */
export const Player = lazyWithRetry<CountedPlayerProps>(
  () => import('./counted-player').then(({ CountedPlayer }) => CountedPlayer),
  ({ video: { image, width, height } }) => {
    const ratio = width && height ? width / height : 16 / 9
    return (
      <div className={classes.box} style={{ '--ratio': ratio } as React.CSSProperties}>
        <div className={classes.poster}>
          <Img src={image} alt="" width={1200} height={675} ratio={ratio} eager />
        </div>
      </div>
    )
  },
)
