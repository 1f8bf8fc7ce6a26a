import { useHost } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { Button, PageFrame } from '@plaza/shared/ui'
import { Notice } from './notice'
import { t } from './texts'

/** Answers for every route that is flagged `planned`. */
export default function PlannedPage() {
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
    <PageFrame title={t.planned()}>
      <Notice drawing="building" title={t.plannedTitle()} text={t.plannedText()} actions={actions} />
    </PageFrame>
  )
}
