import type { Video } from '@plaza/shared/api'
import { clock } from '@plaza/shared/format'
import { nameOf } from '@plaza/shared/text'
import classes from './chapters.module.css'
import { t } from './video.text'

interface ChaptersProps {
  of: NonNullable<Video['chapters']>
  /** Seconds that are played. */
  position: number
  onChoose: (seconds: number) => void
}

/** Chapters of a video; the one that is played is marked. */
export function Chapters({ of: chapters, position, onChoose }: ChaptersProps) {
  const current = chapters.findLast(({ seconds }) => position >= seconds)
  return (
    <nav className={classes.chapters} aria-label={t.chapters()}>
      <h2 className={classes.heading}>{t.chapters()}</h2>
      <ol>
        {chapters.map((chapter) => (
          <li key={`${chapter.seconds} ${chapter.title}`}>
            <button
              type="button"
              className={classes.chapter}
              aria-current={chapter === current || undefined}
              onClick={() => onChoose(chapter.seconds)}
            >
              <time>{clock(chapter.seconds)}</time>
              <span>{nameOf({ name: chapter.title, name_en: chapter.title_en })}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
