import { PageFrame } from '@plaza/shared/ui'
import { Notice } from './notice'
import { t } from './texts'
import { WaysOn } from './ways-on'

/** Answers for every route that is flagged `planned`. */
export default function PlannedPage() {
  return (
    <PageFrame title={t.planned()}>
      <Notice drawing="building" title={t.plannedTitle()} text={t.plannedText()} actions={<WaysOn />} />
    </PageFrame>
  )
}
