import type { Topic } from '@plaza/shared/api'
import { Hash, Img } from '@plaza/shared/ui'
import classes from './topic-picture.module.css'

interface TopicPictureProps {
  topic: Pick<Topic, 'image'>
  /** CSS pixels. */
  size: number
  eager?: boolean
}

/** The topic's picture, or its sign where it has none. */
export function TopicPicture({ topic, size, eager = false }: TopicPictureProps) {
  return (
    <span className={classes.picture} style={{ width: size, height: size }}>
      {topic.image ? (
        <Img src={topic.image} alt="" width={160} height={160} small eager={eager} />
      ) : (
        <Hash size={size / 2} aria-hidden="true" />
      )}
    </span>
  )
}
