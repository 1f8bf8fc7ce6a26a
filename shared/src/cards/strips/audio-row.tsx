import type { Content } from '../../api'
import { ContentLink, fromContent, Img } from '../../ui'
import { PlayDisc } from '../../ui/listening/play-disc'
import { useContentPlay } from '../../ui/listening/use-content-play'
import { CardFrame } from '../card-frame'
import type { CardProps } from '../card-props'
import classes from './audio-row.module.css'
import { Strip } from './strip'

/** The disc plays in place; the title opens the page. */
export function AudioRow({ card }: CardProps<'audio_row'>) {
  const { play } = useContentPlay(card.items)
  return (
    <CardFrame card={card}>
      <Strip items={card.items} keyOf={({ id }) => id}>
        {(content) => <AudioTile content={content} onPlay={() => play(content)} />}
      </Strip>
    </CardFrame>
  )
}

function AudioTile({ content, onPlay }: { content: Content; onPlay: () => void }) {
  const item = fromContent(content)
  return (
    <div className={classes.tile}>
      <div className={classes.cover}>
        <Img src={content.image ?? ''} alt="" width={240} height={240} ratio={1} small />
        <span className={classes.disc}>
          <PlayDisc id={content.id} name={content.title} {...(item && { item })} onPlay={onPlay} />
        </span>
      </div>
      <ContentLink content={content} className={classes.title}>
        {content.title}
      </ContentLink>
      <span className={classes.album}>{content.audio?.album || content.source}</span>
    </div>
  )
}
