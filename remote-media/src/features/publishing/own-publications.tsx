import { publicationDraft, publishing } from '@plaza/shared/api'
import { useHost, usePaged } from '@plaza/shared/host'
import { Button, ListSkeleton, PagedList, PageFrame } from '@plaza/shared/ui'
import { PublicationRow } from './publication-row'
import { t } from './publishing.text'
import { TabBar } from './tab-bar'
import { useEditAgain } from './use-edit-again'

export function OwnPublications({ onWrite }: { onWrite: () => void }) {
  const host = useHost()
  const mine = usePaged(publishing.mine, {})
  const again = useEditAgain(publicationDraft('media'), onWrite)
  return (
    <PageFrame title={t.own()} plain onBack={() => host.back()}>
      <TabBar value="own" onChange={onWrite} />
      <h2 className="visually-hidden">{t.own()}</h2>
      <PagedList
        of={mine}
        keyOf={({ id }) => id}
        empty="content"
        label={t.own()}
        name="own"
        skeleton={<ListSkeleton />}
        emptyAction={<Button onClick={onWrite}>{t.none()}</Button>}
      >
        {(publication) => <PublicationRow publication={publication} onAgain={() => void again(publication)} />}
      </PagedList>
    </PageFrame>
  )
}
