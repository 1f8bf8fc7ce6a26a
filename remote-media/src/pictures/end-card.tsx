import type { Content } from '@plaza/shared/api'
import { Button, ContentLink, contentLeads, Img, RotateCcw } from '@plaza/shared/ui'
import classes from './end-card.module.css'

interface EndCardProps {
  /** Contents without a live page are left out. */
  contents: readonly Pick<Content, 'id' | 'type' | 'title' | 'image' | 'link_address'>[]
  words: {
    /** Heading above related contents. */
    more: string
    /** Text without related contents. */
    end: string
    again: string
  }
  onAgain: () => void
}

const MOST = 4

/** After the last slide: related contents, and a button back to the first slide. */
export function EndCard({ contents, words, onAgain }: EndCardProps) {
  const others = contents.filter(contentLeads).slice(0, MOST)
  return (
    <div className={classes.end}>
      <h2 className={classes.title}>{others.length > 0 ? words.more : words.end}</h2>
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
    </div>
  )
}
