import { activities, activityPlans } from '@plaza/shared/api'
import { useAction, useNow } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { BottomBar, Button, DraftNote, useDraft, useFaults, useLeaveGuard, usePictureUploads } from '@plaza/shared/ui'
import { TitledFrame } from '../../../../titles/titled-frame'
import { t as manage } from '../manage.text'
import { isWritten, type PlanDraft, planFaults, toPlan } from './plan.model'
import { faultText, t } from './plan.text'
import { PlanFields } from './plan-fields'

interface PlanFormProps {
  team: string
  /** Null: a new one. */
  activity: string | null
  empty: (key: string) => PlanDraft
}

/** A failure keeps the draft; publishing it again publishes it once. */
export function PlanForm({ team, activity, empty }: PlanFormProps) {
  const name = `activity-plan-${activity ?? team}`
  const pen = useDraft(name, { empty, isWritten })
  const uploads = usePictureUploads()
  const now = useNow()
  const { draft } = pen
  const { faults, check } = useFaults(planFaults(draft, now), faultText)
  const { leave, goOn } = useLeaveGuard(name, activity === null && isWritten(draft))
  const options = {
    refreshes: [activities.list, activities.calendar, activities.detail, activityPlans.one],
    onDone: () => {
      pen.startAnew()
      goOn(to('team-manage', { id: team }, { tab: 'activities' }), { replace: true })
    },
  }
  const publish = useAction(activityPlans.publish, { ...options, successMessage: t.published })
  const edit = useAction(activityPlans.edit, { ...options, successMessage: t.saved })
  const send = () => {
    if (!check()) return
    const plan = toPlan(draft)
    if (activity)
      void edit.run({ params: { id: activity }, body: { ...plan, ...(draft.extent && { extent: draft.extent }) } })
    else void publish.run({ body: { ...plan, team_id: team, weeks: draft.weeks, key: draft.key } })
  }
  const isUploading = uploads.waiting > 0
  return (
    <TitledFrame
      heading={activity ? 'plan-edit' : 'plan'}
      title={activity ? manage.edit() : manage.publish()}
      onBack={leave}
      footer={
        <BottomBar>
          <Button block loading={publish.busy || edit.busy} disabled={isUploading} onClick={send}>
            {isUploading ? t.uploading() : activity ? t.save() : t.publish()}
          </Button>
        </BottomBar>
      }
    >
      <DraftNote pen={pen} />
      <PlanFields pen={pen} uploads={uploads} faults={faults} isNew={activity === null} now={now} />
    </TitledFrame>
  )
}
