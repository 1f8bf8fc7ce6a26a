import { useHost } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { Button, PageFrame } from '@plaza/shared/ui'
import { Notice } from './notice'
import { t } from './texts'

export default function NotFoundPage() {
  const host = useHost()
  const actions = (
    <>
      <Button kind="plain" onClick={() => host.back()}>
        {t.back()}
      </Button>
      <Button onClick={() => host.navigate(to('index'))}>{t.home()}</Button>
    </>
  )
  return (
    <PageFrame title={t.notFound()}>
      <Notice drawing="lost" title={t.notFound()} text={t.notFoundText()} actions={actions} />
    </PageFrame>
  )
}
