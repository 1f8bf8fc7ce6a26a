import type { Transcript as Words } from '@plaza/shared/api'
import { usePlayerProgress } from '@plaza/shared/host'
import { usePlaying } from '@plaza/shared/ui'
import { useRef } from 'react'
import { cueAt } from './cues.model'
import classes from './transcript.module.css'
import { t } from './transcript.text'
import { useFollow } from './use-follow'

interface TranscriptProps {
  cues: Words['cues']
  /** The player's item that says them. */
  itemId: string
  /** Marks the sentence at this time while the item is not played. */
  startAt?: number | undefined
  onPlayFrom: (seconds: number) => void
}

/** Sentences that follow the sound; a tap plays from one. */
export function Transcript({ cues, itemId, startAt = -1, onPlayFrom }: TranscriptProps) {
  const panel = useRef<HTMLElement>(null)
  const current = usePlaying(itemId) !== 'other'
  const index = usePlayerProgress(({ position }) => cueAt(cues, current ? position : startAt))
  const { following, follow, byPerson } = useFollow(panel, index)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled area must be reachable by keyboard
    <section ref={panel} className={classes.panel} aria-label={t.transcript()} tabIndex={0} {...byPerson}>
      <ol>
        {cues.map(({ start, text }, at) => (
          <li key={start}>
            <button
              type="button"
              className={classes.sentence}
              aria-current={at === index || undefined}
              onClick={() => {
                follow()
                onPlayFrom(start)
              }}
            >
              {text}
            </button>
          </li>
        ))}
      </ol>
      {current && !following && (
        <button type="button" className={classes.follow} onClick={follow}>
          {t.follow()}
        </button>
      )}
    </section>
  )
}
