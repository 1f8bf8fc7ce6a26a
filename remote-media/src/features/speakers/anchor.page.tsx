import { anchors } from '@plaza/shared/api'
import { useHost, useResource } from '@plaza/shared/host'
import { useParams } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { Async, IconButton, PageFrame, Share2 } from '@plaza/shared/ui'
import { AlbumStrip } from './album-strip'
import { PresentedProgrammes } from './presented'
import { Published } from './published'
import { SpeakerHead } from './speaker-head'
import { SpeakerSkeleton } from './speaker-skeleton'
import { t } from './speakers.text'

export default function AnchorPage() {
  const { id = '' } = useParams()
  const { ui } = useHost()
  const anchor = useResource(anchors.detail, { params: { id } })

  const share = () => {
    if (!anchor.data) return
    const { name, slogan, avatar } = anchor.data
    ui.share({ id: 'anchor', target: 'page', title: name, text: slogan, image: avatar, address: to('anchor', { id }) })
  }
  return (
    <PageFrame
      title={anchor.data?.name ?? t.anchor()}
      action={anchor.data && <IconButton label={t.share()} icon={<Share2 />} onClick={share} />}
    >
      <Async of={anchor} skeleton={<SpeakerSkeleton />}>
        {(data) => (
          <>
            <SpeakerHead kind="anchor" speaker={data} />
            <PresentedProgrammes programmes={data.programmes} />
            <AlbumStrip albums={data.albums} />
            <Published kind="anchor" id={id} />
          </>
        )}
      </Async>
    </PageFrame>
  )
}
