import type { Circle } from '@plaza/shared/api'
import { useHost } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { IconButton, Share2 } from '@plaza/shared/ui'
import { t } from '../../circle/circle.text'

export function CircleShare({ circle }: { circle: Circle }) {
  const host = useHost()
  const share = () =>
    host.ui.share({
      id: circle.id,
      target: 'circle',
      title: circle.name,
      text: circle.intro,
      image: circle.image,
      address: to('circle', { circle_id: circle.id }),
    })
  return <IconButton label={t.share()} icon={<Share2 size={20} />} onClick={share} />
}
