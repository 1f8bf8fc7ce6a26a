import { organisations } from '@plaza/shared/api'
import { count } from '@plaza/shared/format'
import { useHost, useResource } from '@plaza/shared/host'
import { useParams } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { Async, IconButton, PageFrame, Share2 } from '@plaza/shared/ui'
import { Published } from './published'
import { SpeakerHead } from './speaker-head'
import { SpeakerSkeleton } from './speaker-skeleton'
import { t } from './speakers.text'

export default function OrganisationPage() {
  const { id = '' } = useParams()
  const { ui } = useHost()
  const organisation = useResource(organisations.detail, { params: { id } })

  const share = () => {
    if (!organisation.data) return
    const { name, slogan, avatar } = organisation.data
    ui.share({
      id: 'organisation',
      target: 'page',
      title: name,
      text: slogan,
      image: avatar,
      address: to('organisation', { id }),
    })
  }
  return (
    <PageFrame
      title={organisation.data?.name ?? t.organisation()}
      action={organisation.data && <IconButton label={t.share()} icon={<Share2 />} onClick={share} />}
    >
      <Async of={organisation} skeleton={<SpeakerSkeleton />}>
        {(data) => (
          <>
            <SpeakerHead kind="organisation" speaker={data} note={t.works(count(data.contents))} />
            <Published kind="organisation" id={id} />
          </>
        )}
      </Async>
    </PageFrame>
  )
}
