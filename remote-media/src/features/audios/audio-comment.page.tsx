import { useParams } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { CommentOver } from '../../comments/comment-over'
import { AudioView } from './audio-view'

export default function AudioCommentPage() {
  const { aid = '', id = '' } = useParams()
  return (
    <>
      <AudioView key={aid} id={aid} />
      <CommentOver comment={id} content={aid} page={to('audio', { aid })} />
    </>
  )
}
