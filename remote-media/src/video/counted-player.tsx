import { contents, type Video } from '@plaza/shared/api'
import { hostNow } from '@plaza/shared/host'
import { useRef } from 'react'
import { usePlayAuth } from './use-play-auth'
import { usePosition } from './use-position'
import { VideoPlayer, type VideoPlayerProps } from './video-player'

export interface CountedPlayerProps extends Pick<VideoPlayerProps, 'autoplay' | 'onEnded' | 'seekTo'> {
  /** Seconds that are played, as they change. */
  onPosition?: (seconds: number) => void
  /** `source_id` is null while only the list entry is known. */
  video: Pick<Video, 'id' | 'title' | 'image' | 'seconds' | 'width' | 'height' | 'subtitles'> & {
    source_id: string | null
  }
  /** The collection that the video is played from. */
  collection?: string | undefined
  /** Query of a signed preview link: unpublished content is not counted and its position not stored. */
  preview?: { until?: string | undefined; sign?: string | undefined }
}

/** Plays a content: gets permission, counts the play, and resumes where the user stopped. */
export function CountedPlayer({ video, collection, preview, onPosition, ...rest }: CountedPlayerProps) {
  const url = usePlayAuth(video.source_id ?? undefined, preview)
  const { from, note, save } = usePosition(video.id, video.seconds)
  const counted = useRef<string | null>(null)
  const count = () => {
    if (preview || counted.current === video.id) return
    counted.current = video.id
    const query = collection ? { video_collection_id: collection } : {}
    hostNow()
      .request(contents.countPlay, { params: { id: video.id }, query }, { inPlace: true })
      .catch(() => {})
  }
  const move = (position: number, duration: number) => {
    onPosition?.(position)
    if (!preview) note(position, duration)
  }
  const ratio = video.width && video.height ? video.width / video.height : undefined
  return (
    <VideoPlayer
      title={video.title}
      poster={video.image}
      url={url}
      {...(ratio && { ratio })}
      subtitles={video.subtitles}
      from={from}
      onBegin={count}
      onMove={move}
      {...(!preview && { onStop: save })}
      {...rest}
    />
  )
}
