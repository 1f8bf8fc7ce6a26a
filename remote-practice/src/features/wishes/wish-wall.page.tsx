import { TitledFrame } from '../../titles/titled-frame'
import { WishList } from './list/wish-list'
import { t } from './wish.text'

export default function WishWallPage() {
  return (
    <TitledFrame heading="wish-wall" title={t.wall()}>
      <WishList size="wish" />
    </TitledFrame>
  )
}
