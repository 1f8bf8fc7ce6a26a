import { cards } from '@plaza/shared/api'
import { usePaged } from '@plaza/shared/host'
import { useParams } from '@plaza/shared/router'
import { PageFrame } from '@plaza/shared/ui'
import { titleOf } from '../../cards/title-of'
import { Feed } from '../../feed/feed'
import { t } from './groups.text'

/** All that one card of a configured page shows the first of. */
export default function CardMorePage() {
  const { id = '' } = useParams()
  const list = usePaged(cards.more, { params: { id } })
  return (
    <PageFrame title={(list.first && titleOf(list.first)) || t.more()}>
      <h2 className="visually-hidden">{t.contents()}</h2>
      <Feed of={list} name="" />
    </PageFrame>
  )
}
