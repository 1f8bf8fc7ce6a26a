import { useParams } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { CommentOver } from '../../comments/comment-over'
import { ArticleView } from './article-view'

export default function ArticleCommentPage() {
  const { aid = '', id = '' } = useParams()
  return (
    <>
      <ArticleView key={aid} id={aid} />
      <CommentOver comment={id} content={aid} page={to('article', { aid })} />
    </>
  )
}
