import type { DataOf, histories } from '@plaza/shared/api'
import { clock, timeOfDay } from '@plaza/shared/format'
import {
  ContentCard,
  IconButton,
  leftOf,
  leftWords,
  lengthOf,
  Play,
  QueueMenu,
  resumption,
  useListen,
  X,
} from '@plaza/shared/ui'
import classes from './history.module.css'
import { t } from './history.text'

type Entry = DataOf<typeof histories.list>['list'][number]

interface HistoryRowProps {
  entry: Entry
  onRemove: () => void
}

/** An audio resumes where it stopped. */
export function HistoryRow({ entry, onRemove }: HistoryRowProps) {
  const { listen, isPlaying } = useListen()
  const { id, title } = entry.content
  const playing = isPlaying(id)
  const from = resumption(entry)
  return (
    <div className={classes.entry}>
      <ContentCard
        content={entry.content}
        marks={entry.marks}
        onPlay={from ? () => listen(entry) : undefined}
        playing={playing}
        note={leftWords(leftOf(entry.seconds, lengthOf(entry.content)))}
      />
      <div className={classes.foot}>
        <time dateTime={entry.viewed_at}>{timeOfDay(entry.viewed_at)}</time>
        {from && from.position > 0 && !playing && (
          <button type="button" className={classes.goOn} aria-label={t.goOnWith(title)} onClick={() => listen(entry)}>
            <Play size={14} />
            {t.goOn()}
            <span className={classes.heard}>{t.heard(clock(from.position))}</span>
          </button>
        )}
        <span className={classes.tools}>
          {from && <QueueMenu item={from.item} />}
          <IconButton label={t.removeOne(title)} icon={<X size={18} />} onClick={onRemove} />
        </span>
      </div>
    </div>
  )
}
