import { type Video, videos } from '@plaza/shared/api'
import { useResource } from '@plaza/shared/host'
import { useParams, useSearchParams } from '@plaza/shared/router'
import { contentTypes, to } from '@plaza/shared/routes'
import { Cell, ContentPage, lazyWithRetry, Smartphone } from '@plaza/shared/ui'
import { useState } from 'react'
import { contentKinds } from '../../content-kinds'
import { RelatedContents } from '../../reading/related-contents'
import { ReviewNote } from '../../reading/review-note'
import { startOf } from '../../transcript/cues.model'
import { Player } from '../../video/player'
import { Chapters } from './chapters'
import { t } from './video.text'
import { VideoHead } from './video-head'
import classes from './video-page.module.css'
import { VideoSkeleton } from './video-skeleton'

const CollectionStrip = lazyWithRetry(() => import('./collection-strip').then(({ CollectionStrip }) => CollectionStrip))

/** The player, and the chapters that lead through it. */
function Film({ video }: { video: Video }) {
  const [start] = useState(startOf(useSearchParams()[0]))
  const [seekTo, seek] = useState(start === undefined ? null : { seconds: start })
  const [position, move] = useState(0)
  return (
    <>
      <div className={classes.player}>
        <Player video={video} autoplay seekTo={seekTo} {...(video.chapters && { onPosition: move })} />
      </div>
      {video.chapters && <Chapters of={video.chapters} position={position} onChoose={(seconds) => seek({ seconds })} />}
    </>
  )
}

export default function VideoPage() {
  const { aid = '', id: comment } = useParams()
  const video = useResource(videos.detail, { params: { id: aid } })
  return (
    <ContentPage
      key={aid}
      kind={contentKinds.video}
      id={aid}
      of={video}
      comment={comment}
      title={t.video()}
      headed
      plain
      skeleton={<VideoSkeleton />}
      head={(data, marks) => (
        <>
          <Film key={data.id} video={data} />
          {data.review && (
            <div className={classes.review}>
              <ReviewNote review={data.review} />
            </div>
          )}
          <VideoHead video={data} marks={marks} />
        </>
      )}
      body={({ type }) =>
        type === contentTypes.shortVideo && (
          <Cell title={t.swipe()} icon={<Smartphone />} to={to('short-video', { id: aid })} />
        )
      }
      related={
        <>
          <RelatedContents id={aid} title={t.related()} />
          <CollectionStrip video={aid} />
        </>
      }
    />
  )
}
