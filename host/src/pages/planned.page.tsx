import { PageFrame } from '@plaza/shared/ui'
import { NextSteps } from './next-steps'
import { Notice } from './notice'
import { t } from './texts'

/** Page of every route flagged `planned`. */
export default function PlannedPage() {
  return (
    <PageFrame title={t.planned()}>
      <Notice drawing="building" title={t.plannedTitle()} text={t.plannedText()} actions={<NextSteps />} />
    </PageFrame>
  )
}
