import { useParams } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { CommentSheet } from '../../comments/comment-sheet'
import { ArticleView } from './article-view'

export default function ArticleCommentPage() {
  const { aid = '', id = '' } = useParams()
  return (
    <>
      <ArticleView key={aid} id={aid} />
      <CommentSheet id={id} content={aid} back={to('article', { aid })} />
    </>
  )
}
