import { contents } from '@plaza/shared/api'
import { useResource } from '@plaza/shared/host'
import { useParams } from '@plaza/shared/router'
import { ContentPage } from '@plaza/shared/ui'
import { contentKinds } from '../../content-kinds'
import { t } from './album.text'
import { AlbumHead } from './album-head'
import { AlbumSkeleton } from './album-skeleton'
import { AlbumTracks } from './tracks/album-tracks'

export default function AlbumPage() {
  const { id = '' } = useParams()
  const album = useResource(contents.album, { params: { id } })
  return (
    <ContentPage
      key={id}
      kind={contentKinds.album}
      id={id}
      of={album}
      title={album.data?.title ?? t.album()}
      skeleton={<AlbumSkeleton />}
      head={(data, marks) => <AlbumHead album={data} followed={marks?.followed} />}
      body={(data) => <AlbumTracks album={data} />}
    />
  )
}
