import { useHost } from '@plaza/shared/host'
import { isLive, to } from '@plaza/shared/routes'
import { Button } from '@plaza/shared/ui'
import { t } from './texts'

/** Links back and home, for pages without others. */
export function NextSteps() {
  const host = useHost()
  return (
    <>
      <Button kind="plain" onClick={() => host.back()}>
        {t.back()}
      </Button>
      <Button onClick={() => host.navigate(to(isLive('@home') ? '@home' : 'root'))}>{t.home()}</Button>
    </>
  )
}
