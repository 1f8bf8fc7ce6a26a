import { anchors } from '@plaza/shared/api'
import { usePaged } from '@plaza/shared/host'
import { ListSkeleton, PagedList, PageFrame } from '@plaza/shared/ui'
import { SpeakerRow } from './speaker-row'
import { t } from './speakers.text'

export default function AnchorsPage() {
  const list = usePaged(anchors.list, {})
  return (
    <PageFrame title={t.anchors()} plain>
      <h2 className="visually-hidden">{t.anchors()}</h2>
      <PagedList of={list} keyOf={({ id }) => id} empty="data" label={t.anchors()} skeleton={<ListSkeleton avatar />}>
        {(anchor) => <SpeakerRow kind="anchor" speaker={anchor} />}
      </PagedList>
    </PageFrame>
  )
}
