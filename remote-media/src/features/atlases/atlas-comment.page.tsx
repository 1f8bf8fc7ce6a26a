import { useParams } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { CommentOver } from '../../comments/comment-over'
import { AtlasView } from './atlas-view'

export default function AtlasCommentPage() {
  const { aid = '', id = '' } = useParams()
  return (
    <>
      <AtlasView key={aid} id={aid} />
      <CommentOver comment={id} content={aid} page={to('atlas', { aid })} />
    </>
  )
}
