import { contents } from '@plaza/shared/api'
import { useResource } from '@plaza/shared/host'
import { useParams, useSearchParams } from '@plaza/shared/router'
import { ContentPage } from '@plaza/shared/ui'
import { contentKinds } from '../../content-kinds'
import { RelatedContents } from '../../reading/related-contents'
import { startOf } from '../../transcript/cues.model'
import { About } from './about'
import { AlbumLine } from './album-line'
import { t } from './audio.text'
import { AudioSkeleton } from './audio-skeleton'
import { NowPlaying } from './playing/now-playing'
import { Words } from './words'

export default function AudioPage() {
  const { aid = '', id: comment } = useParams()
  const startAt = startOf(useSearchParams()[0])
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
      head={(data, marks) => <NowPlaying audio={data} views={marks?.views ?? data.views} startAt={startAt} />}
      body={({ transcript, ...data }) => (
        <>
          {data.album && <AlbumLine album={data.album} />}
          {transcript && <Words audio={{ ...data, transcript }} startAt={startAt} />}
          {data.body && <About html={data.body} />}
        </>
      )}
      related={<RelatedContents id={aid} title={t.related()} />}
    />
  )
}
