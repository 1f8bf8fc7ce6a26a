import type { Preview } from '@plaza/shared/api'
import { ContentItems } from '@plaza/shared/cards'
import { dateTime } from '@plaza/shared/format'
import { useNow } from '@plaza/shared/host'
import { contentTypes } from '@plaza/shared/routes'
import { Img, RichText, SectionTitle } from '@plaza/shared/ui'
import { Reading } from '../../reading/reading'
import classes from './preview.module.css'
import { t } from './preview.text'
import { PreviewSounds } from './preview-sounds'

interface PreviewBodyProps {
  preview: Preview
  /** The preview link. */
  address: string
}

/** A complete content in one column: head, audios, text, pictures with captions, sections. */
export function PreviewBody({ preview, address }: PreviewBodyProps) {
  const { title, source, author, published_at, summary, image, type, body, pictures, episodes, sections } = preview
  const now = useNow()
  // The pictures of an article are in its HTML.
  const cover = type !== contentTypes.article && pictures.length === 0 ? image : null
  const isSquare = type === contentTypes.album || type === contentTypes.audio
  return (
    <Reading>
      <article>
        <header className={classes.head}>
          <h1 className={classes.title} tabIndex={-1}>
            {title}
          </h1>
          <p className={classes.facts}>
            {source && <span>{source}</span>}
            {author && <span>{t.by(author)}</span>}
            <time dateTime={published_at}>{dateTime(published_at, now)}</time>
          </p>
        </header>
        {cover && <Img src={cover} alt="" width={1080} height={isSquare ? 1080 : 608} eager />}
        <PreviewSounds preview={preview} address={address} />
        <div className={classes.words}>{body ? <RichText html={body} by="editor" /> : summary && <p>{summary}</p>}</div>
        {pictures.map(({ url, caption, width, height }) => (
          <figure key={url + caption} className={classes.figure}>
            <Img src={url} alt={caption} width={width} height={height} />
            <figcaption className={classes.caption}>{caption}</figcaption>
          </figure>
        ))}
        {episodes.length > 0 && (
          <section aria-label={t.episodes()}>
            <SectionTitle title={t.episodes()} />
            <ContentItems contents={episodes} />
          </section>
        )}
        {sections.map((section) => (
          <section key={section.id} aria-label={section.title}>
            <SectionTitle title={section.title} />
            <ContentItems contents={section.contents} />
          </section>
        ))}
      </article>
    </Reading>
  )
}
