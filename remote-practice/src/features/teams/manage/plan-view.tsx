import { activityPlans } from '@plaza/shared/api'
import { useResource } from '@plaza/shared/host'
import { Async, CellsSkeleton } from '@plaza/shared/ui'
import { TitledFrame } from '../../../titles/titled-frame'
import { t } from './manage.text'
import { draftOf, emptyPlan } from './plan/plan.model'
import { PlanForm } from './plan/plan-form'

/** Publishes an activity of the team, or changes one. */
export function PlanView({ team, activity }: { team: string; activity: string | null }) {
  if (activity === null) return <PlanForm team={team} activity={null} empty={emptyPlan} />
  return <ChangedPlan team={team} activity={activity} />
}

function ChangedPlan({ team, activity }: { team: string; activity: string }) {
  const plan = useResource(activityPlans.one, { params: { id: activity } })
  if (plan.data) {
    const { data } = plan
    return <PlanForm team={team} activity={activity} empty={(key) => draftOf(data, key)} />
  }
  return (
    <TitledFrame heading="plan-edit" title={t.edit()}>
      <Async of={plan} skeleton={<CellsSkeleton />}>
        {() => null}
      </Async>
    </TitledFrame>
  )
}
