import { helpers, MAX_HELPERS } from '@plaza/shared/api'
import { usePaged } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { BottomBar, ButtonLink, CellsSkeleton, PagedList } from '@plaza/shared/ui'
import { TitledFrame } from '../../titles/titled-frame'
import { HelperCard } from './helper-card'
import classes from './helpers.module.css'
import { t } from './helpers.text'

export default function HelpersPage() {
  const list = usePaged(helpers.list, {})
  return (
    <TitledFrame
      heading="helpers"
      title={t.title()}
      footer={
        list.first && (
          <BottomBar>
            {list.items.length < MAX_HELPERS ? (
              <ButtonLink to={to('helper-edit')}>{t.add()}</ButtonLink>
            ) : (
              <p className={classes.full}>{t.full()}</p>
            )}
          </BottomBar>
        )
      }
    >
      <PagedList
        of={list}
        keyOf={({ id }) => id}
        label={t.title()}
        skeleton={<CellsSkeleton />}
        empty="data"
        header={<p className={classes.why}>{t.why()}</p>}
      >
        {(helper) => <HelperCard helper={helper} />}
      </PagedList>
    </TitledFrame>
  )
}
