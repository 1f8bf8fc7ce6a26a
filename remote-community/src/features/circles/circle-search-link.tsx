import { useHost } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { IconButton, Search } from '@plaza/shared/ui'
import { t } from '../../circle/circle.text'

/** Opens the search inside the circle. */
export function CircleSearchLink({ circle }: { circle: string }) {
  const host = useHost()
  return (
    <IconButton
      label={t.search()}
      icon={<Search size={20} />}
      onClick={() => host.navigate(to('circle-search', { id: circle }))}
    />
  )
}
