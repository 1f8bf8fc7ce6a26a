import { specials } from '@plaza/shared/api'
import { usePaged } from '@plaza/shared/host'
import { PagedList } from '@plaza/shared/ui'
import { SpecialCard } from './special-card'
import classes from './specials-list.module.css'
import { SpecialsSkeleton } from './specials-skeleton'

export function SpecialsList() {
  const list = usePaged(specials.list, {})
  return (
    <div className={classes.list}>
      <PagedList of={list} keyOf={({ id }) => id} empty="content" skeleton={<SpecialsSkeleton />}>
        {(special, index) => <SpecialCard special={special} eager={index === 0} />}
      </PagedList>
    </div>
  )
}
