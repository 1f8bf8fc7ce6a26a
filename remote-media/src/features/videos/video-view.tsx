import { type Video, videos } from '@plaza/shared/api'
import { useResource } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { Async, Cell, later, PageFrame, Smartphone } from '@plaza/shared/ui'
import { useCommentsPart } from '../../comments/use-comments-part'
import { MarksBar } from '../../marks/marks-bar'
import { useHistoryEntry } from '../../marks/use-history-entry'
import { useMarks } from '../../marks/use-marks'
import { BelowContent } from '../../reading/below-content'
import { Reading } from '../../reading/reading'
import { ReviewNote } from '../../reading/review-note'
import { Player } from '../../video/player'
import { t } from './video.text'
import { VideoHead } from './video-head'
import { VideoSkeleton } from './video-skeleton'
import classes from './video-view.module.css'

const CollectionStrip = later(() => import('./collection-strip').then(({ CollectionStrip }) => CollectionStrip))

/** The content type of short upright videos. */
const SHORT = 12

/** A video with its collection, what is said about it, and what can be seen next. */
export function VideoView({ id }: { id: string }) {
  const video = useResource(videos.detail, { params: { id } })
  const marks = useMarks(id)
  const comments = useCommentsPart()
  useHistoryEntry(id, 4, video.data !== undefined && !video.data.review)
  return (
    <PageFrame
      title={t.video()}
      headed={video.data !== undefined || !video.failed}
      plain
      footer={
        video.data &&
        !video.data.review && (
          <MarksBar marks={marks} share={shareOf(video.data)} onWrite={comments.write} onComments={comments.show} />
        )
      }
    >
      <Async of={video} skeleton={<VideoSkeleton />}>
        {(data) => (
          <Reading>
            <div className={classes.player}>
              <Player video={data} autoplay />
            </div>
            {data.review && (
              <div className={classes.review}>
                <ReviewNote review={data.review} />
              </div>
            )}
            <VideoHead video={data} marks={marks.data} />
            {data.type === SHORT && <Cell title={t.swipe()} icon={<Smartphone />} to={to('short-video', { id })} />}
            {!data.review && (
              <BelowContent id={id} related={t.related()} comments={comments} thread="video-comment">
                <CollectionStrip video={id} />
              </BelowContent>
            )}
          </Reading>
        )}
      </Async>
    </PageFrame>
  )
}

const shareOf = ({ id, title, summary, image, type }: Video) => ({
  id,
  title,
  text: summary ?? '',
  image,
  address: type === SHORT ? to('short-video-share', { id }) : to('video', { aid: id }),
})
