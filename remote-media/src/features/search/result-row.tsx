import type { SearchResult } from '@plaza/shared/api'
import { language } from '@plaza/shared/text'
import { AddressLink, Avatar, HighlightedText, Img, Tag, TimeAgo } from '@plaza/shared/ui'
import { resultAddress } from './result-address'
import classes from './result-row.module.css'
import { badgeNames, kindNames } from './search.text'

const isPerson = ({ kind }: SearchResult) => kind === 'anchor' || kind === 'organisation' || kind === 'person'
/** These covers are square and contain text. */
const isSquare = ({ kind }: SearchResult) =>
  kind === 'audio' || kind === 'channel' || kind === 'circle' || kind === 'topic' || kind === 'team'

/** The words of a result in the reader's language, where it has them. */
const wordsOf = (result: SearchResult) =>
  language() === 'en' && result.title_en
    ? {
        ...{ title: result.title_en, title_marks: result.title_en_marks ?? [], summary_marks: [] },
        ...{ summary: result.summary_en ?? '', note: result.note_en ?? '' },
      }
    : { ...result, note: (language() === 'en' && result.note_en) || result.note }

export function ResultRow({ result }: { result: SearchResult }) {
  const { kind, image, at, badge } = result
  const { title, title_marks, summary, summary_marks, note } = wordsOf(result)
  const person = isPerson(result)
  return (
    <article className={classes.row}>
      {person && <Avatar src={image} name={title} size={48} />}
      <div className={classes.words}>
        <h2 className={classes.title}>
          <AddressLink to={resultAddress(result)} className={classes.link}>
            <HighlightedText text={title} marks={title_marks} />
          </AddressLink>
        </h2>
        {summary && (
          <p className={classes.summary}>
            <HighlightedText text={summary} marks={summary_marks} />
          </p>
        )}
        <p className={classes.facts}>
          <Tag tone={person ? 'blue' : 'grey'}>{kindNames[kind]()}</Tag>
          {badge && <Tag tone="gold">{badgeNames[badge]()}</Tag>}
          {note && <span className={classes.note}>{note}</span>}
          {at && <TimeAgo of={at} />}
        </p>
      </div>
      {image && !person && (
        <div className={isSquare(result) ? classes.square : classes.wide}>
          <Img src={image} alt="" width={226} height={isSquare(result) ? 226 : 150} small className={classes.picture} />
        </div>
      )}
    </article>
  )
}
