import { to } from '@plaza/shared/routes'
import { ButtonLink, ErrorPanel, PageFrame } from '@plaza/shared/ui'
import { t } from './category.text'

export const NoCategory = () => (
  <PageFrame title={t.missing()}>
    <ErrorPanel
      type={1}
      sentence={t.missing()}
      detail={t.missingWhy()}
      action={<ButtonLink to={to('root')}>{t.home()}</ButtonLink>}
    />
  </PageFrame>
)
