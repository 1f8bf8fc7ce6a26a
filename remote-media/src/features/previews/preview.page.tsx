import { type Preview, previews } from '@plaza/shared/api'
import { anyText, useHost, useHydrated, useQueryState, useResource } from '@plaza/shared/host'
import { useParams } from '@plaza/shared/router'
import { contentTypes, isLive, to } from '@plaza/shared/routes'
import { ArticleSkeleton, Async, PageFrame } from '@plaza/shared/ui'
import { useEffect } from 'react'
import classes from './preview.module.css'
import { t } from './preview.text'
import { PreviewBody } from './preview-body'

/** An unpublished content, for everybody with its signed link; a video has a page of its own. */
export default function PreviewPage() {
  const { id = '' } = useParams()
  const [link] = useQueryState({ until: anyText, sign: anyText })
  // Only the query authorizes this page, and the server renders without it.
  const hydrated = useHydrated()
  const preview = useResource(previews.detail, { params: { id }, query: link }, { enabled: hydrated })
  useVideoPage(preview.data, link)
  if (!hydrated) {
    return (
      <PageFrame title={t.title()} plain>
        <ArticleSkeleton />
      </PageFrame>
    )
  }
  return (
    <PageFrame title={t.title()} headed={preview.data !== undefined} plain>
      <Async of={preview} skeleton={<ArticleSkeleton />}>
        {(data) => (
          <>
            <p className={classes.note}>{data.published ? t.published() : t.unpublished()}</p>
            <PreviewBody preview={data} address={to('preview', { id }, link)} />
          </>
        )}
      </Async>
    </PageFrame>
  )
}

const isVideo = ({ type }: Preview) => type === contentTypes.video || type === contentTypes.shortVideo

/** The preview of a video plays it. */
function useVideoPage(preview: Preview | undefined, link: { until?: string | undefined; sign?: string | undefined }) {
  const host = useHost()
  const address =
    preview && isVideo(preview) && isLive('video-preview') ? to('video-preview', { aid: preview.id }, link) : null
  useEffect(() => {
    if (address) host.navigate(address, { replace: true })
  }, [host, address])
}
