import type { Content } from '@plaza/shared/api'
import { Button, ContentLink, contentLeads, Img, RotateCcw } from '@plaza/shared/ui'
import classes from './end-card.module.css'

interface EndCardProps {
  /** What else there is to see; what cannot be opened here is left out. */
  contents: readonly Pick<Content, 'id' | 'type' | 'title' | 'image' | 'link_address'>[]
  words: {
    /** Above what else there is. */
    more: string
    /** Where there is nothing else. */
    end: string
    again: string
  }
  onAgain: () => void
}

const MOST = 4

/** After the last of what is swiped: what else there is to see, and the way back to the first. */
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
