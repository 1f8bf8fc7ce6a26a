import type { Article, Interaction } from '@plaza/shared/api'
import { useHost } from '@plaza/shared/host'
import { Link } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { Button, ChevronRight, ReportLink, RichText } from '@plaza/shared/ui'
import { ReviewNote } from '../../reading/review-note'
import { t } from './article.text'
import classes from './article-body.module.css'
import { ArticleHead } from './article-head'
import { EndOfText } from './end-of-text'
import { ReadAloud } from './voice/read-aloud'

interface ArticleBodyProps {
  article: Article
  marks: Interaction | undefined
}

/** An article that was published on another site links to it. */
export function ArticleBody({ article, marks }: ArticleBodyProps) {
  return (
    <article className={classes.article}>
      <span className={classes.progress} aria-hidden="true" />
      {article.review && <ReviewNote review={article.review} />}
      <ArticleHead article={article} marks={marks} />
      {article.link_address ? (
        <Elsewhere address={article.link_address} />
      ) : (
        <>
          <ReadAloud article={article} />
          <div className={classes.words}>
            <RichText html={article.body} by="editor" />
          </div>
          {!article.review && <EndOfText id={article.id} />}
        </>
      )}
      {article.author && <p className={classes.author}>{t.editor(article.author)}</p>}
      {article.citizen && !article.review && !marks?.own && <ReportLink target="piece" id={article.id} />}
      {article.category.name && <Channel category={article.category} />}
    </article>
  )
}

function Channel({ category: { id, name, parent_id } }: Pick<Article, 'category'>) {
  return (
    <Link to={to(parent_id ? 'subcategory' : 'category', { id })} className={classes.channel}>
      {t.more(name)}
      <ChevronRight size={16} />
    </Link>
  )
}

function Elsewhere({ address }: { address: string }) {
  const host = useHost()
  return (
    <div className={classes.elsewhere}>
      <p>{t.elsewhere()}</p>
      <Button onClick={() => host.openExternal(address, { by: 'editor' })}>{t.open()}</Button>
    </div>
  )
}
