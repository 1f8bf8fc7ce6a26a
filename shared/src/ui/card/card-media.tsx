import type { Content } from '../../api'
import { anticipate } from '../../host'
import { contentTypes } from '../../routes'
import { Img } from '../media/img'
import { CardBadge } from './card-badge'
import classes from './content-card.module.css'
import type { Layout } from './layout'
import { PlayButton } from './play-button'

interface CardMediaProps {
  content: Content
  layout: Layout
  onPlay?: (content: Content) => void
  playing?: boolean
  eager?: boolean
}

/** Prefetches the first bytes of an audio when its button is touched. */
function touched({ id, title, image, audio }: Content): void {
  if (!audio) return
  const { url, album, album_id: albumId } = audio
  anticipate({ id, name: title, album, albumId, duration: null, image, url, live: false })
}

/** The pictures of a card with a badge of its type; the headline is the link. */
export function CardMedia({ content, layout, onPlay, playing, eager }: CardMediaProps) {
  const play = content.type === contentTypes.audio && onPlay && (
    <PlayButton
      title={content.title}
      playing={playing}
      onPlay={() => onPlay(content)}
      onTouch={() => touched(content)}
    />
  )
  if (layout === 'text') return play || null
  if (layout === 'three') {
    return (
      <div className={classes.pictures}>
        {content.images.slice(0, 3).map((image) => (
          <Img
            key={image}
            src={image}
            alt=""
            width={226}
            height={150}
            small
            eager={eager}
            className={classes.picture}
          />
        ))}
        <CardBadge content={content} />
      </div>
    )
  }
  const large = layout === 'large'
  // These covers are square and contain text.
  const square = !large && (content.type === contentTypes.audio || content.type === contentTypes.album)
  return (
    <div className={classes.media} data-square={square || undefined}>
      <Img
        src={content.image ?? content.images[0]}
        alt=""
        width={large ? 702 : 226}
        height={large ? 395 : square ? 226 : 150}
        small={!large}
        eager={eager}
        className={classes.picture}
      />
      {play}
      <CardBadge content={content} />
    </div>
  )
}
