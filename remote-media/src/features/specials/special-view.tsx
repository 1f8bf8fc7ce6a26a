import { type Special, specials } from '@plaza/shared/api'
import { useResource } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { Async, PageFrame } from '@plaza/shared/ui'
import { CommentsPart } from '../../comments/comments-part'
import { useCommentsPart } from '../../comments/use-comments-part'
import { MarksBar } from '../../marks/marks-bar'
import { useHistoryEntry } from '../../marks/use-history-entry'
import { useMarks } from '../../marks/use-marks'
import { Reading } from '../../reading/reading'
import { t } from './special.text'
import { SpecialHead } from './special-head'
import { SpecialSections } from './special-sections'
import { SpecialSkeleton } from './special-skeleton'

/** A special: head image, introduction, sections, what people say. */
export function SpecialView({ id }: { id: string }) {
  const special = useResource(specials.detail, { params: { id } })
  const marks = useMarks(id)
  const comments = useCommentsPart()
  useHistoryEntry(id, 5, special.data !== undefined)
  return (
    <PageFrame
      title={t.special()}
      headed={special.data !== undefined || !special.failed}
      footer={
        special.data && (
          <MarksBar marks={marks} share={shareOf(special.data)} onWrite={comments.write} onComments={comments.show} />
        )
      }
    >
      <Async of={special} skeleton={<SpecialSkeleton />}>
        {(data) => (
          <Reading>
            <SpecialHead special={data} views={marks.data?.views ?? data.views} />
            <SpecialSections special={data} />
            <CommentsPart of={comments} content={id} thread="special-comment" />
          </Reading>
        )}
      </Async>
    </PageFrame>
  )
}

const shareOf = ({ id, title, summary, image }: Special) => ({
  id,
  title,
  text: summary ?? '',
  image,
  address: to('special', { aid: id }),
})
