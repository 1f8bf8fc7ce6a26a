import { useParams } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { CommentOver } from '../../comments/comment-over'
import { VideoView } from './video-view'

export default function VideoCommentPage() {
  const { aid = '', id = '' } = useParams()
  return (
    <>
      <VideoView key={aid} id={aid} />
      <CommentOver comment={id} content={aid} page={to('video', { aid })} />
    </>
  )
}
