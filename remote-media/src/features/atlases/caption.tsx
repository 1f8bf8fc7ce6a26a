import type { Atlas } from '@plaza/shared/api'
import { usePlayer } from '@plaza/shared/host'
import { classNames } from '@plaza/shared/ui'
import { t } from './atlas.text'
import classes from './caption.module.css'

export function Caption({ atlas: { title, author, pictures }, at }: { atlas: Atlas; at: number }) {
  const floats = usePlayer(({ current }) => current !== null)
  const picture = pictures[at]
  return (
    <div className={classNames(classes.panel, floats && classes.besidePlayer)}>
      <h1 className={classes.title} tabIndex={-1}>
        {title}
      </h1>
      {picture && (
        <p className={classes.words} aria-live="polite">
          <span className={classes.counter} aria-hidden="true">
            <b>{at + 1}</b>/{pictures.length}
          </span>
          <span className="visually-hidden">{t.at(at + 1, pictures.length)}</span> {picture.caption}
        </p>
      )}
      {author && at === 0 && <p className={classes.author}>{t.credit(author)}</p>}
    </div>
  )
}
