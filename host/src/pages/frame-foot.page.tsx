import { useSearchParams } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { safeTarget } from '../embedding/safe-target'
import { Footer } from '../footer/footer'
import { t } from './texts'

/** Only the footer menu, for a native frame; `active` is the page above it. */
export default function FrameFootPage() {
  const [query] = useSearchParams()
  return (
    <>
      <h1 className="visually-hidden">{t.menu()}</h1>
      <Footer address={safeTarget(query.get('active'))?.split('?')[0] ?? to('@home')} />
    </>
  )
}
