import type { ReactNode } from 'react'
import type { Content } from '../../api'
import { count } from '../../format'
import { contentTypes } from '../../routes'
import { defineTexts } from '../../text'
import { Tag } from '../basic/tag'
import { TimeAgo } from '../basic/time-ago'
import { classNames } from '../class-names'
import { HighlightedText } from '../search/highlighted-text'
import { CardMedia } from './card-media'
import classes from './content-card.module.css'
import { ContentLink } from './content-link'
import { layoutOf } from './layout'

const t = defineTexts({
  comments: {
    en: (n: number) => (n === 1 ? '1 comment' : `${count(n)} comments`),
    zh: (n: number) => `${count(n)}评论`,
  },
  special: { en: 'Special', zh: '专题' },
  pinned: { en: 'Top', zh: '置顶' },
})

export interface ContentCardProps {
  content: Content
  /** Plays an audio in place; without it an audio opens its page. */
  onPlay?: (content: Content) => void
  /** Its audio plays now, so the button pauses. */
  playing?: boolean
  /** On the first screen. */
  eager?: boolean
  /** Pinned by the editors. */
  pinned?: boolean
  /** Last text of the line below the headline, such as the remaining time. */
  note?: ReactNode
  /** Matches in the headline. */
  marks?: readonly (readonly number[])[]
}

/** A content in a list: its headline, its pictures in one of four layouts, where it is from and when. */
export function ContentCard({ content, onPlay, playing, eager, pinned, note, marks }: ContentCardProps) {
  const layout = layoutOf(content)
  return (
    <article className={classNames(classes.card, classes[layout])}>
      <div className={classes.words}>
        <h3 className={classes.title}>
          <ContentLink content={content} className={classes.link}>
            {marks ? <HighlightedText text={content.title} marks={marks} /> : content.title}
          </ContentLink>
        </h3>
        <p className={classes.meta}>
          {pinned && <Tag tone="accent">{t.pinned()}</Tag>}
          {content.type === contentTypes.special && <Tag tone="accent">{t.special()}</Tag>}
          <span className={classes.source}>{content.source}</span>
          {content.comments > 0 && <span>{t.comments(content.comments)}</span>}
          <TimeAgo of={content.published_at} />
          {note && <span className={classes.note}>{note}</span>}
        </p>
      </div>
      <CardMedia content={content} layout={layout} onPlay={onPlay} playing={playing} eager={eager} />
    </article>
  )
}
