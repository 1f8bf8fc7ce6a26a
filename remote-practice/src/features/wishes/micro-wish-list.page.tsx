import { TitledFrame } from '../../titles/titled-frame'
import { WishList } from './list/wish-list'
import { t } from './wish.text'

export default function MicroWishListPage() {
  return (
    <TitledFrame heading="wishes" title={t.micro()}>
      <WishList size="micro" />
    </TitledFrame>
  )
}
