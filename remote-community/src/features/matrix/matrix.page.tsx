import { services } from '@plaza/shared/api'
import { anyText, usePaged, useQueryState } from '@plaza/shared/host'
import { nameOf } from '@plaza/shared/text'
import {
  Button,
  FilterBar,
  FilterPills,
  ListSearch,
  ListSkeleton,
  PagedList,
  PageFrame,
  useListTop,
} from '@plaza/shared/ui'
import { AccountRow } from './account-row'
import classes from './matrix.module.css'
import { t } from './matrix.text'

export default function MatrixPage() {
  const [{ group, q }, change] = useQueryState({ group: anyText, q: anyText })
  const [top, reachTop] = useListTop()
  const query = { ...(group && { group }), ...(q && { q }) }
  const list = usePaged(services.matrix, group || q ? { query } : {})
  const choose = (part: Parameters<typeof change>[0]) => {
    change(part)
    reachTop()
  }
  return (
    <PageFrame title={t.title()}>
      <PagedList
        of={list}
        keyOf={({ id }) => id}
        label={t.title()}
        name={`${group ?? ''} ${q ?? ''}`}
        skeleton={<ListSkeleton avatar />}
        empty="data"
        emptyAction={
          (group || q) && (
            <Button kind="secondary" onClick={() => choose({ group: undefined, q: undefined })}>
              {t.showAll()}
            </Button>
          )
        }
        header={
          <>
            <ListSearch label={t.search()} q={q ?? ''} onAsk={(words) => choose({ q: words || undefined })} />
            <p className={classes.hint}>{t.hint()}</p>
            {top}
            <FilterBar>
              <FilterPills
                label={t.groups()}
                all={t.all()}
                options={(list.first?.groups ?? []).map((one) => ({ value: one.id, label: nameOf(one) }))}
                value={group}
                onChange={(id) => choose({ group: id })}
              />
            </FilterBar>
          </>
        }
      >
        {(account) => <AccountRow account={account} />}
      </PagedList>
    </PageFrame>
  )
}
