import { videos } from '@plaza/shared/api'
import { useResource } from '@plaza/shared/host'
import { useParams } from '@plaza/shared/router'
import { contentTypes, to } from '@plaza/shared/routes'
import { Cell, ContentPage, lazyWithRetry, Smartphone } from '@plaza/shared/ui'
import { contentKinds } from '../../content-kinds'
import { RelatedContents } from '../../reading/related-contents'
import { ReviewNote } from '../../reading/review-note'
import { Player } from '../../video/player'
import { t } from './video.text'
import { VideoHead } from './video-head'
import classes from './video-page.module.css'
import { VideoSkeleton } from './video-skeleton'

const CollectionStrip = lazyWithRetry(() => import('./collection-strip').then(({ CollectionStrip }) => CollectionStrip))

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
          <div className={classes.player}>
            <Player video={data} autoplay />
          </div>
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
