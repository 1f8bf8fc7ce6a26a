import { oneOf, useQueryState } from '@plaza/shared/host'
import { lazyWithRetry } from '@plaza/shared/ui'
import { Desk } from './desk'

const OwnPublications = lazyWithRetry(() => import('./own-publications').then((loaded) => loaded.OwnPublications))

export default function PublishPage() {
  const [{ tab }, change] = useQueryState({ tab: oneOf(['write', 'own']) })
  return tab === 'own' ? (
    <OwnPublications onWrite={() => change({ tab: 'write' })} />
  ) : (
    <Desk onOwn={() => change({ tab: 'own' })} />
  )
}
