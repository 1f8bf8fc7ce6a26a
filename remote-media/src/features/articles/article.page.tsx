import { contents } from '@plaza/shared/api'
import { useResource, useSite } from '@plaza/shared/host'
import { useParams } from '@plaza/shared/router'
import { nameOf } from '@plaza/shared/text'
import { ALargeSmall, ArticleSkeleton, ContentPage, IconButton, lazyWithRetry } from '@plaza/shared/ui'
import { useState } from 'react'
import { contentKinds } from '../../content-kinds'
import { RelatedContents } from '../../reading/related-contents'
import { t } from './article.text'
import { ArticleBody } from './article-body'

const TextSizeSheet = lazyWithRetry(() => import('./text-size-sheet').then((loaded) => loaded.TextSizeSheet))

export default function ArticlePage() {
  const { aid = '', id: comment } = useParams()
  const article = useResource(contents.staticArticle, { params: { id: aid } })
  const name = useSite(({ config }) => nameOf(config))
  const [sizing, setSizing] = useState(false)
  return (
    <>
      <ContentPage
        key={aid}
        kind={contentKinds.article}
        id={aid}
        of={article}
        comment={comment}
        title={name}
        headed
        plain
        action={<IconButton label={t.textSize()} icon={<ALargeSmall />} onClick={() => setSizing(true)} />}
        skeleton={<ArticleSkeleton />}
        head={(data, marks) => <ArticleBody article={data} marks={marks} />}
        related={<RelatedContents id={aid} title={t.related()} />}
      />
      <TextSizeSheet open={sizing} onClose={() => setSizing(false)} />
    </>
  )
}
