import { videos } from '@plaza/shared/api'
import { anyText, useHydrated, useQueryState, useResource } from '@plaza/shared/host'
import { useParams } from '@plaza/shared/router'
import { Async, PageFrame } from '@plaza/shared/ui'
import { Player } from '../../video/player'
import { t } from './video.text'
import { VideoHead } from './video-head'
import classes from './video-preview.module.css'
import { VideoSkeleton } from './video-skeleton'

/** An unpublished video, for anybody with its signed link. */
export default function VideoPreviewPage() {
  const { aid = '' } = useParams()
  const [link] = useQueryState({ until: anyText, sign: anyText })
  // Only the query authorizes this page, and the server renders without it.
  const hydrated = useHydrated()
  const video = useResource(videos.preview, { params: { id: aid }, query: link }, { enabled: hydrated })
  if (!hydrated) {
    return (
      <PageFrame title={t.preview()} plain>
        <VideoSkeleton />
      </PageFrame>
    )
  }
  return (
    <PageFrame title={t.preview()} headed={video.data !== undefined} plain>
      <Async of={video} skeleton={<VideoSkeleton />}>
        {(data) => (
          <>
            <Player video={data} preview={link} />
            <p className={classes.note}>{data.published ? t.published() : t.unpublished()}</p>
            <VideoHead video={data} marks={undefined} />
          </>
        )}
      </Async>
    </PageFrame>
  )
}
