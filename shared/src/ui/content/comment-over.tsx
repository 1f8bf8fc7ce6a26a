import { useHost } from '../../host'
import { CommentSheet } from '../comment/thread'
import type { ContentKind } from './content-kind'

interface CommentOverProps {
  kind: Pick<ContentKind<never>, 'target' | 'addressOf'>
  /** Id of the content. */
  id: string
  comment: string
}

/** The thread of one comment, as an overlay on its content's page; closing it goes back. */
export function CommentOver({ kind, id, comment }: CommentOverProps) {
  const host = useHost()
  return (
    <CommentSheet
      target={{ kind: kind.target, id }}
      id={comment}
      onClose={() => host.navigate(kind.addressOf(id), { replace: true })}
    />
  )
}
