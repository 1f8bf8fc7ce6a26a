import type { MerchantDetail } from '@plaza/shared/api'
import { useHost } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { nameOf } from '@plaza/shared/text'
import { IconButton, Share2 } from '@plaza/shared/ui'
import { addressOf } from '../../../place/place.model'
import { t } from '../around.text'

export function SharePlace({ place }: { place: MerchantDetail }) {
  const host = useHost()
  const share = () =>
    host.ui.share({
      id: 'around-detail',
      target: 'page',
      title: nameOf(place),
      text: addressOf(place),
      image: place.image,
      address: to('around-detail', { id: place.id }),
    })
  return <IconButton label={t.share()} icon={<Share2 size={20} />} onClick={share} />
}
