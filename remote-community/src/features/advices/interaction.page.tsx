import { advices } from '@plaza/shared/api'
import { anyText, oneOf, usePaged, useQueryState, useResource } from '@plaza/shared/host'
import { Async, CellsSkeleton, PagedList, PageFrame, Tabs, useListTop } from '@plaza/shared/ui'
import type { ReactNode } from 'react'
import { t } from './advice.text'
import { Figures } from './figures/figures'
import { AdviceCard } from './list/advice-card'
import { DepartmentHead } from './list/department-head'

const tabs = ['all', 'answered', 'waiting', 'late', 'figures'] as const
type Tab = (typeof tabs)[number]
const inAddress = { tab: oneOf(tabs), department: anyText }

export default function InteractionPage() {
  const [{ tab, department }, change] = useQueryState(inAddress)
  const [top, reachTop] = useListTop()
  const departments = useResource(advices.department, {})
  const header = (
    <>
      <DepartmentHead
        departments={departments.data?.list ?? []}
        chosen={department}
        onChange={(id) => change({ department: id })}
      />
      {top}
      <Tabs
        sticky
        label={t.views()}
        items={tabs.map((id) => ({ id, label: t[id]() }))}
        value={tab}
        onChange={(next) => {
          change({ tab: next })
          reachTop()
        }}
      />
    </>
  )
  return (
    <PageFrame title={t.title()}>
      {tab === 'figures' ? (
        <FiguresTab header={header} />
      ) : (
        <Questions header={header} tab={tab} department={department} />
      )}
    </PageFrame>
  )
}

function FiguresTab({ header }: { header: ReactNode }) {
  const statistics = useResource(advices.statistics, {})
  return (
    <>
      {header}
      <Async of={statistics}>{(data) => <Figures statistics={data} />}</Async>
    </>
  )
}

interface QuestionsProps {
  header: ReactNode
  tab: Exclude<Tab, 'figures'>
  department: string | undefined
}

function Questions({ header, tab, department }: QuestionsProps) {
  const query = { ...(tab !== 'all' && { state: tab }), ...(department && { merchant_id: department }) }
  const list = usePaged(advices.list, Object.keys(query).length > 0 ? { query } : {})
  return (
    <PagedList
      of={list}
      keyOf={({ id }) => id}
      label={t[tab]()}
      name={`${tab} ${department ?? ''}`}
      empty="content"
      skeleton={<CellsSkeleton />}
      header={header}
    >
      {(advice) => <AdviceCard advice={advice} />}
    </PagedList>
  )
}
