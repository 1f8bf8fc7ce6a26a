import { PageFrame } from '@plaza/shared/ui'
import { Notice } from './notice'
import { t } from './texts'
import { WaysOn } from './ways-on'

export default function NotFoundPage() {
  return (
    <PageFrame title={t.notFound()}>
      <Notice drawing="lost" title={t.notFound()} text={t.notFoundText()} actions={<WaysOn />} />
    </PageFrame>
  )
}
