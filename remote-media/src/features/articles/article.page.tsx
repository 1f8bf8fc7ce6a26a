import { useParams } from '@plaza/shared/router'
import { ArticleView } from './article-view'

export default function ArticlePage() {
  const { aid = '' } = useParams()
  return <ArticleView key={aid} id={aid} />
}
