import { AudioLines, Images, ListMusic, Play } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Content } from '../../api'
import { clock, parseDuration } from '../../format'
import { contentTypes } from '../../routes'
import { defineTexts } from '../../text'
import classes from './content-card.module.css'

const t = defineTexts({
  pictures: { en: (n: number) => `${n} pictures`, zh: (n: number) => `${n}张图片` },
  tracks: { en: (n: number) => `${n} tracks`, zh: (n: number) => `${n}集` },
  lasts: { en: (time: string) => `lasts ${time}`, zh: (time: string) => `时长 ${time}` },
})

interface BadgeContent {
  icon: ReactNode
  shown: string
  said: string
}

const durationBadge = (icon: ReactNode, { duration }: Content): BadgeContent | null => {
  const seconds = duration === null ? null : parseDuration(duration)
  return seconds === null ? null : { icon, shown: clock(seconds), said: t.lasts(clock(seconds)) }
}

const size = 12
const badges: Partial<Record<Content['type'], (content: Content) => BadgeContent | null>> = {
  [contentTypes.audio]: (content) => durationBadge(<AudioLines size={size} />, content),
  [contentTypes.album]: ({ track_count = 0 }) => ({
    icon: <ListMusic size={size} />,
    shown: String(track_count),
    said: t.tracks(track_count),
  }),
  [contentTypes.video]: (content) => durationBadge(<Play size={size} />, content),
  [contentTypes.atlas]: ({ picture_count, images }) => ({
    icon: <Images size={size} />,
    shown: String(picture_count ?? images.length),
    said: t.pictures(picture_count ?? images.length),
  }),
  [contentTypes.shortVideo]: (content) => durationBadge(<Play size={size} />, content),
  [contentTypes.videoCollection]: (content) => durationBadge(<Play size={size} />, content),
}

/** Badge on a card's picture: duration of a video or audio, or number of tracks or pictures. */
export function CardBadge({ content }: { content: Content }) {
  const badge = badges[content.type]?.(content)
  if (!badge) return null
  return (
    <span className={classes.badge}>
      {badge.icon}
      <span aria-hidden="true">{badge.shown}</span>
      <span className="visually-hidden">{badge.said}</span>
    </span>
  )
}
