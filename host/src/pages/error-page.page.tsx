import { useHost } from '@plaza/shared/host'
import { useSearchParams } from '@plaza/shared/router'
import { ErrorPanel, PageFrame } from '@plaza/shared/ui'
import { t } from './texts'

export default function ErrorPagePage() {
  const host = useHost()
  const [query] = useSearchParams()
  return (
    <PageFrame title={t.error()}>
      <ErrorPanel type={query.get('type') === '2' ? 2 : 1} onBack={() => host.back()} />
    </PageFrame>
  )
}
