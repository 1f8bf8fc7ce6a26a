import { type Article, contents } from '@plaza/shared/api'
import { useResource, useSite } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { nameOf } from '@plaza/shared/text'
import { ALargeSmall, ArticleSkeleton, Async, IconButton, later, PageFrame } from '@plaza/shared/ui'
import { useState } from 'react'
import { useCommentsPart } from '../../comments/use-comments-part'
import { MarksBar } from '../../marks/marks-bar'
import { useHistoryEntry } from '../../marks/use-history-entry'
import { useMarks } from '../../marks/use-marks'
import { BelowContent } from '../../reading/below-content'
import { Reading } from '../../reading/reading'
import { t } from './article.text'
import { ArticleBody } from './article-body'

const TextSizeSheet = later(() => import('./text-size-sheet').then((loaded) => loaded.TextSizeSheet))

/** An article under the site's name, with its text size a tap away. */
export function ArticleView({ id }: { id: string }) {
  const article = useResource(contents.staticArticle, { params: { id } })
  const marks = useMarks(id)
  const comments = useCommentsPart()
  const name = useSite(({ config }) => nameOf(config))
  const [sizing, setSizing] = useState(false)
  useHistoryEntry(id, 3, article.data !== undefined && !article.data.review)
  return (
    <PageFrame
      title={name}
      headed={article.data !== undefined || !article.failed}
      plain
      action={<IconButton label={t.textSize()} icon={<ALargeSmall />} onClick={() => setSizing(true)} />}
      footer={
        article.data &&
        !article.data.review && (
          <MarksBar marks={marks} share={shareOf(article.data)} onWrite={comments.write} onComments={comments.show} />
        )
      }
    >
      <Async of={article} skeleton={<ArticleSkeleton />}>
        {(data) => (
          <Reading>
            <ArticleBody article={data} marks={marks.data} />
            {!data.review && (
              <BelowContent id={id} related={t.related()} comments={comments} thread="article-comment" />
            )}
          </Reading>
        )}
      </Async>
      <TextSizeSheet open={sizing} onClose={() => setSizing(false)} />
    </PageFrame>
  )
}

const shareOf = ({ id, title, summary, image }: Article) => ({
  id,
  title,
  text: summary ?? '',
  image,
  address: to('article', { aid: id }),
})
