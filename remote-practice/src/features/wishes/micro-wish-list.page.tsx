import { PageFrame } from '@plaza/shared/ui'
import { WishList } from './list/wish-list'
import { t } from './wish.text'

export default function MicroWishListPage() {
  return (
    <PageFrame title={t.micro()}>
      <WishList size="micro" />
    </PageFrame>
  )
}
