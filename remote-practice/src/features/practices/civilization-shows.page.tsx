import { practices } from '@plaza/shared/api'
import { oneOf, usePaged, useQueryState, useSessionUser } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { ButtonLink, PagedList, Pencil, Tabs, useListTop } from '@plaza/shared/ui'
import type { ReactNode } from 'react'
import { LogInState } from '../../parts/log-in-state'
import { TitledFrame } from '../../titles/titled-frame'
import { t } from './practice.text'
import { PracticeCard } from './practice-card'
import classes from './practice-card.module.css'

const tabs = ['all', 'mine'] as const

export default function CivilizationShowsPage() {
  const user = useSessionUser()
  const [{ tab }, change] = useQueryState({ tab: oneOf(tabs) })
  const [top, reachTop] = useListTop()
  const header = (
    <>
      <section className={classes.head}>
        <p className={classes.lead}>{t.lead()}</p>
        <ButtonLink to={to('civilization-show-publish')} icon={<Pencil size={18} />}>
          {t.publish()}
        </ButtonLink>
      </section>
      {top}
      <Tabs
        sticky
        even
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
    <TitledFrame heading="shows" title={t.shows()}>
      {tab === 'all' && <Shows header={header} />}
      {tab === 'mine' && user && <Own header={header} />}
      {tab === 'mine' && !user && (
        <>
          {header}
          <LogInState label={t.logIn()} />
        </>
      )}
    </TitledFrame>
  )
}

function Shows({ header }: { header: ReactNode }) {
  const list = usePaged(practices.list, {})
  return (
    <PagedList of={list} keyOf={({ id }) => id} label={t.shows()} name="all" empty="content" header={header}>
      {(practice) => <PracticeCard practice={practice} />}
    </PagedList>
  )
}

function Own({ header }: { header: ReactNode }) {
  const list = usePaged(practices.mine, {})
  return (
    <PagedList of={list} keyOf={({ id }) => id} label={t.mine()} name="mine" empty="data" header={header}>
      {(practice) => <PracticeCard practice={practice} />}
    </PagedList>
  )
}
