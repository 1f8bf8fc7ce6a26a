import { useSite } from '@plaza/shared/host'
import { PageFrame } from '@plaza/shared/ui'
import { t } from './special.text'
import { SpecialsList } from './specials-list'

/** Default category of a site whose home page is this list (product spec, section 4, Home routing). */
const SPECIALS_FIRST = 2

export default function SpecialsPage() {
  const isHome = useSite(({ config }) => config.category === SPECIALS_FIRST)
  return (
    <PageFrame title={t.specials()} root={isHome}>
      <SpecialsList />
    </PageFrame>
  )
}
