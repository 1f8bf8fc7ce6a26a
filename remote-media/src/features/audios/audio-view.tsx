import { type Audio, contents } from '@plaza/shared/api'
import { useResource } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { Async, PageFrame } from '@plaza/shared/ui'
import { useCommentsPart } from '../../comments/use-comments-part'
import { MarksBar } from '../../marks/marks-bar'
import { useHistoryEntry } from '../../marks/use-history-entry'
import { useMarks } from '../../marks/use-marks'
import { BelowContent } from '../../reading/below-content'
import { Reading } from '../../reading/reading'
import { About } from './about'
import { AlbumLine } from './album-line'
import { t } from './audio.text'
import { AudioSkeleton } from './audio-skeleton'
import { NowPlaying } from './playing/now-playing'

/** An audio with everything that the player can do with it, its album, what is said about it. */
export function AudioView({ id }: { id: string }) {
  const audio = useResource(contents.audio, { params: { id } })
  const marks = useMarks(id)
  const comments = useCommentsPart()
  useHistoryEntry(id, 1, audio.data !== undefined)
  return (
    <PageFrame
      title={audio.data?.album?.title ?? t.audio()}
      plain
      footer={
        audio.data && (
          <MarksBar marks={marks} share={shareOf(audio.data)} onWrite={comments.write} onComments={comments.show} />
        )
      }
    >
      <Async of={audio} skeleton={<AudioSkeleton />}>
        {(data) => (
          <Reading>
            <NowPlaying audio={data} views={marks.data?.views ?? data.views} />
            {data.album && <AlbumLine album={data.album} />}
            {data.body && <About html={data.body} />}
            <BelowContent id={id} related={t.related()} comments={comments} thread="audio-comment" />
          </Reading>
        )}
      </Async>
    </PageFrame>
  )
}

const shareOf = ({ id, title, summary, image, album }: Audio) => ({
  id,
  title,
  text: summary ?? album?.title ?? '',
  image: image ?? album?.image ?? null,
  address: to('audio', { aid: id }),
})
