import type { Content } from '@plaza/shared/api'
import { Button, ContentLink, contentLeads, Img, RotateCcw } from '@plaza/shared/ui'
import type { ReactNode } from 'react'
import classes from './end-card.module.css'

interface EndCardProps {
  /** Contents without a live page are left out. */
  contents: readonly Pick<Content, 'id' | 'type' | 'title' | 'image' | 'link_address'>[]
  words: {
    /** That this is the end. */
    title: string
    /** Heading above related contents. */
    more: string
    again: string
  }
  onAgain: () => void
  /** A further way on. */
  children?: ReactNode
}

const MOST = 4

/** After the last slide: related contents, and a button back to the first slide. */
export function EndCard({ contents, words, onAgain, children }: EndCardProps) {
  const others = contents.filter(contentLeads).slice(0, MOST)
  return (
    <div className={classes.end}>
      <h2 className={classes.title}>{words.title}</h2>
      {others.length > 0 && <p className={classes.more}>{words.more}</p>}
      <ul className={classes.grid}>
        {others.map((content) => (
          <li key={content.id}>
            <ContentLink content={content} className={classes.link}>
              <Img src={content.image} alt="" width={340} height={227} small className={classes.cover} />
              <span className={classes.name}>{content.title}</span>
            </ContentLink>
          </li>
        ))}
      </ul>
      <Button kind="secondary" icon={<RotateCcw size={16} />} onClick={onAgain}>
        {words.again}
      </Button>
      {children}
    </div>
  )
}
