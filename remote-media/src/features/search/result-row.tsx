import type { SearchResult } from '@plaza/shared/api'
import { language } from '@plaza/shared/text'
import { AddressLink, Avatar, HighlightedText, Img, Tag, TimeAgo } from '@plaza/shared/ui'
import type { ResultKind } from './result-kinds'
import classes from './result-row.module.css'
import { badgeNames } from './search.text'

/** The words of a result in the reader's language, where it has them. */
const wordsOf = (result: SearchResult) =>
  language() === 'en' && result.title_en
    ? {
        ...{ title: result.title_en, title_marks: result.title_en_marks ?? [], summary_marks: [] },
        ...{ summary: result.summary_en ?? '', note: result.note_en ?? '' },
      }
    : { ...result, note: (language() === 'en' && result.note_en) || result.note }

interface ResultRowProps {
  result: SearchResult
  /** Undefined for a result of a remote that is not live. */
  kind: ResultKind | undefined
}

export function ResultRow({ result, kind }: ResultRowProps) {
  const { image, at, badge } = result
  const { title, title_marks, summary, summary_marks, note } = wordsOf(result)
  if (!kind) return null
  const person = kind.shape === 'person'
  // These covers contain text.
  const square = kind.shape === 'square'
  return (
    <article className={classes.row}>
      {person && <Avatar src={image} name={title} size={48} />}
      <div className={classes.words}>
        <h2 className={classes.title}>
          <AddressLink to={kind.addressOf(result)} className={classes.link}>
            <HighlightedText text={title} marks={title_marks} />
          </AddressLink>
        </h2>
        {summary && (
          <p className={classes.summary}>
            <HighlightedText text={summary} marks={summary_marks} />
          </p>
        )}
        <p className={classes.facts}>
          <Tag tone={person ? 'blue' : 'grey'}>{kind.label}</Tag>
          {badge && <Tag tone="gold">{badgeNames[badge]()}</Tag>}
          {note && <span className={classes.note}>{note}</span>}
          {at && <TimeAgo of={at} />}
        </p>
      </div>
      {image && !person && (
        <div className={square ? classes.square : classes.wide}>
          <Img src={image} alt="" width={226} height={square ? 226 : 150} small className={classes.picture} />
        </div>
      )}
    </article>
  )
}
