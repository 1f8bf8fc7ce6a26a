import { useParams } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { LazyCommentOver } from '../../comments/lazy-comment-over'
import { ArticleView } from './article-view'

export default function ArticleCommentPage() {
  const { aid = '', id = '' } = useParams()
  return (
    <>
      <ArticleView key={aid} id={aid} />
      <LazyCommentOver comment={id} content={aid} page={to('article', { aid })} />
    </>
  )
}
