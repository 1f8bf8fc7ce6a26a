import { useParams } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { CommentSheet } from '../../comments/comment-sheet'
import { AudioView } from './audio-view'

export default function AudioCommentPage() {
  const { aid = '', id = '' } = useParams()
  return (
    <>
      <AudioView key={aid} id={aid} />
      <CommentSheet id={id} content={aid} back={to('audio', { aid })} />
    </>
  )
}
