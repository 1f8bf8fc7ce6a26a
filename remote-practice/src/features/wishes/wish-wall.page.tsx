import { PageFrame } from '@plaza/shared/ui'
import { WishList } from './list/wish-list'
import { t } from './wish.text'

export default function WishWallPage() {
  return (
    <PageFrame title={t.wall()}>
      <WishList size="wish" />
    </PageFrame>
  )
}
