import { PageFrame } from '@plaza/shared/ui'
import { NextSteps } from './next-steps'
import { Notice } from './notice'
import { t } from './texts'

export default function NotFoundPage() {
  return (
    <PageFrame title={t.notFound()}>
      <Notice drawing="lost" title={t.notFound()} text={t.notFoundText()} actions={<NextSteps />} />
    </PageFrame>
  )
}
