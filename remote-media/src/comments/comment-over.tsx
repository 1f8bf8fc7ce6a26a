import { useHost } from '@plaza/shared/host'
import { CommentSheet } from '@plaza/shared/ui'

interface CommentOverProps {
  comment: string
  content: string
  /** Address of the page below. */
  page: string
}

/** The thread of one comment over its content's page; closing it leaves the page. */
export function CommentOver({ comment, content, page }: CommentOverProps) {
  const host = useHost()
  return (
    <CommentSheet
      target={{ kind: 'content', id: content }}
      id={comment}
      onClose={() => host.navigate(page, { replace: true })}
    />
  )
}
