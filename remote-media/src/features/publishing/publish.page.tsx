import { oneOf, useQueryState } from '@plaza/shared/host'
import { Desk } from './desk'
import { OwnPublications } from './own-publications'

export default function PublishPage() {
  const [{ tab }, change] = useQueryState({ tab: oneOf(['write', 'own']) })
  return tab === 'own' ? (
    <OwnPublications onWrite={() => change({ tab: 'write' })} />
  ) : (
    <Desk onOwn={() => change({ tab: 'own' })} />
  )
}
