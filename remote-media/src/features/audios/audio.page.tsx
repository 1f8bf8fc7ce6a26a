import { contents } from '@plaza/shared/api'
import { useResource } from '@plaza/shared/host'
import { useParams } from '@plaza/shared/router'
import { ContentPage } from '@plaza/shared/ui'
import { contentKinds } from '../../content-kinds'
import { RelatedContents } from '../../reading/related-contents'
import { About } from './about'
import { AlbumLine } from './album-line'
import { t } from './audio.text'
import { AudioSkeleton } from './audio-skeleton'
import { NowPlaying } from './playing/now-playing'

export default function AudioPage() {
  const { aid = '', id: comment } = useParams()
  const audio = useResource(contents.audio, { params: { id: aid } })
  return (
    <ContentPage
      key={aid}
      kind={contentKinds.audio}
      id={aid}
      of={audio}
      comment={comment}
      title={audio.data?.album?.title ?? t.audio()}
      headed
      plain
      skeleton={<AudioSkeleton />}
      head={(data, marks) => <NowPlaying audio={data} views={marks?.views ?? data.views} />}
      body={(data) => (
        <>
          {data.album && <AlbumLine album={data.album} />}
          {data.body && <About html={data.body} />}
        </>
      )}
      related={<RelatedContents id={aid} title={t.related()} />}
    />
  )
}
