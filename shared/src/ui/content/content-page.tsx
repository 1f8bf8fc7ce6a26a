import type { CSSProperties, ReactNode } from 'react'
import type { Interaction } from '../../api'
import { type Resource, useHost } from '../../host'
import { IconButton } from '../basic/icon-button'
import { PageFrame } from '../frame/page-frame'
import { Share2 } from '../icons'
import { PullToRefresh } from '../list/pull-to-refresh'
import { Async } from '../state/async'
import { CommentOver } from './comment-over'
import { CommentsPart } from './comments-part'
import { t } from './content.text'
import type { ContentKind } from './content-kind'
import { MarksBar } from './marks-bar'
import { useCommentsPart } from './use-comments-part'
import { useHistoryEntry } from './use-history-entry'
import { useMarks } from './use-marks'

/** Lists on the page stand in the gutter of its text, so that one edge runs through it. */
const textGutter = { '--list-gutter': 'var(--gutter)' } as CSSProperties

const hasNoReview = (data: object): boolean => !('review' in data && data.review)

type Slot<Data> = (data: Data, marks: Interaction | undefined) => ReactNode

export interface ContentPageProps<Data> {
  kind: ContentKind<Data>
  id: string
  of: Resource<Data>
  /** Id of the comment whose thread the address names: it opens over the page. */
  comment?: string | undefined
  /** In the header bar. */
  title: string
  /** The head slot carries the page's h1. */
  headed?: boolean
  head: Slot<Data>
  body?: Slot<Data>
  /** Related contents between the body and the comments; omitted while the content waits for its review. */
  related?: ReactNode
  skeleton?: ReactNode
  action?: ReactNode
  /** Draws the page on the card colour. */
  plain?: boolean
  /** Others see it: only then it is recorded, marked and commented on. Unless told, what has no review. */
  isPublished?: (data: Data) => boolean
  /** Enables pull to refresh. */
  pullable?: boolean
}

/** The page of a content: resource, head, body, related, comments; marks and share as its kind says. */
export function ContentPage<Data extends object>(props: ContentPageProps<Data>) {
  const { kind, id, of, comment, title, headed = false, head, body, related, skeleton, action, plain, pullable } = props
  const { isPublished = hasNoReview } = props
  const { data } = of
  const published = data !== undefined && isPublished(data)
  const marks = useMarks(id, { enabled: kind.marks !== 'own' })
  const comments = useCommentsPart()
  useHistoryEntry(id, kind.type, published)
  const content = (shown: Data) => (
    <div style={textGutter}>
      {head(shown, marks.data)}
      {body?.(shown, marks.data)}
      {published && related}
      {published && kind.comments && <CommentsPart kind={kind} id={id} of={comments} />}
    </div>
  )
  return (
    <>
      <PageFrame
        title={title}
        headed={headed && (data !== undefined || !of.failed)}
        plain={plain ?? false}
        action={kind.marks === 'share' && data ? <ShareButton kind={kind} data={data} /> : action}
        footer={
          kind.marks === 'bar' &&
          published && (
            <MarksBar marks={marks} share={kind.shareOf(data)} onWrite={comments.write} onComments={comments.show} />
          )
        }
      >
        <Async of={of} skeleton={skeleton}>
          {(shown) =>
            pullable ? <PullToRefresh onRefresh={of.refresh}>{content(shown)}</PullToRefresh> : content(shown)
          }
        </Async>
      </PageFrame>
      {comment !== undefined && <CommentOver kind={kind} id={id} comment={comment} />}
    </>
  )
}

function ShareButton<Data>({ kind, data }: { kind: ContentKind<Data>; data: Data }) {
  const { ui } = useHost()
  return <IconButton label={t.share()} icon={<Share2 />} onClick={() => ui.share(kind.shareOf(data))} />
}
