import { useParams } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { CommentOver } from '../../comments/comment-over'
import { SpecialView } from './special-view'

export default function SpecialCommentPage() {
  const { aid = '', id = '' } = useParams()
  return (
    <>
      <SpecialView key={aid} id={aid} />
      <CommentOver comment={id} content={aid} page={to('special', { aid })} />
    </>
  )
}
