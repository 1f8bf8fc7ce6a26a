import type { Content } from '@plaza/shared/api'
import { Pause, Play, playLabel, useContentPlay } from '@plaza/shared/ui'
import classes from './elder-home.module.css'

/** A tap anywhere on a row plays or pauses it. */
export function Listen({ contents }: { contents: readonly Content[] }) {
  const { play, heard } = useContentPlay(contents)
  return (
    <ul>
      {contents.map((content) => {
        const playing = heard === content.id
        const Icon = playing ? Pause : Play
        return (
          <li key={content.id}>
            <button
              type="button"
              className={classes.sound}
              aria-label={playLabel(content.title, playing)}
              onClick={() => play(content)}
            >
              <span className={classes.disc}>
                <Icon />
              </span>
              {content.title}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
