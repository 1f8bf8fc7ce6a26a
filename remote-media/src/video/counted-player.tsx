import { contents, type Video } from '@plaza/shared/api'
import { hostNow } from '@plaza/shared/host'
import { useRef } from 'react'
import { usePlayAuth } from './use-play-auth'
import { usePosition } from './use-position'
import { VideoPlayer, type VideoPlayerProps } from './video-player'

export interface CountedPlayerProps extends Pick<VideoPlayerProps, 'autoplay' | 'onEnded'> {
  /** Without a source while no more than its place in a list is known. */
  video: Pick<Video, 'id' | 'title' | 'image' | 'seconds' | 'width' | 'height'> & { source_id: string | null }
  /** The collection that it is played of. */
  collection?: string | undefined
  /** Query of a signed preview link: what is not published is neither counted nor noted. */
  preview?: { until?: string | undefined; sign?: string | undefined }
}

/** Plays a content: asks for leave, counts the play, and goes on where the person stopped. */
export function CountedPlayer({ video, collection, preview, ...rest }: CountedPlayerProps) {
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
  const ratio = video.width && video.height ? video.width / video.height : undefined
  return (
    <VideoPlayer
      title={video.title}
      poster={video.image}
      url={url}
      {...(ratio && { ratio })}
      from={from}
      onBegin={count}
      {...(!preview && { onMove: note, onStop: save })}
      {...rest}
    />
  )
}
