import { specials } from '@plaza/shared/api'
import { useResource } from '@plaza/shared/host'
import { useParams } from '@plaza/shared/router'
import { ContentPage } from '@plaza/shared/ui'
import { contentKinds } from '../../content-kinds'
import { t } from './special.text'
import { SpecialHead } from './special-head'
import { SpecialSections } from './special-sections'
import { SpecialSkeleton } from './special-skeleton'

export default function SpecialPage() {
  const { aid = '', id: comment } = useParams()
  const special = useResource(specials.detail, { params: { id: aid } })
  return (
    <ContentPage
      key={aid}
      kind={contentKinds.special}
      id={aid}
      of={special}
      comment={comment}
      title={t.special()}
      headed
      skeleton={<SpecialSkeleton />}
      head={(data, marks) => <SpecialHead special={data} views={marks?.views ?? data.views} />}
      body={(data) => <SpecialSections special={data} />}
    />
  )
}
