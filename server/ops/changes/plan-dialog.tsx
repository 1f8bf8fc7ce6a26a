import type { OperationsStatus, StatusPlan } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
import { useChange } from '../calls/use-change'
import type { Remote } from '../overview/rollback.model'
import { percent } from '../parts/format'
import { ConfirmDialog } from './confirm-dialog'

const titles = defineTexts({
  pause: {
    en: (release: string) => `Pause the plan for ${release}`,
    zh: (release: string) => `暂停 ${release} 的上线计划`,
  },
  resume: {
    en: (release: string) => `Resume the plan for ${release}`,
    zh: (release: string) => `继续 ${release} 的上线计划`,
  },
  cancel: {
    en: (release: string) => `Cancel the plan for ${release}`,
    zh: (release: string) => `取消 ${release} 的上线计划`,
  },
})
const outcomes = defineTexts({
  pause: {
    en: (share: string) => `The share stays at ${share} until the plan is resumed.`,
    zh: (share: string) => `比例保持 ${share}，直到继续计划。`,
  },
  resume: {
    en: (share: string) => `The share stays at ${share} for the rest of the wait; then the plan goes on.`,
    zh: (share: string) => `在剩余等待时间内比例保持 ${share}，之后继续执行计划。`,
  },
  cancel: {
    en: (share: string) => `The plan ends and the share stays at ${share}. Roll back to take the release back.`,
    zh: (share: string) => `计划结束，比例保持 ${share}。如需撤回版本，请使用回滚。`,
  },
})
const actions = defineTexts({
  pause: { en: 'Pause plan', zh: '暂停计划' },
  resume: { en: 'Resume plan', zh: '继续计划' },
  cancel: { en: 'Cancel plan', zh: '取消计划' },
})

interface PlanDialogProps {
  remote: Remote
  plan: StatusPlan
  does: 'pause' | 'resume' | 'cancel'
  onDone(status: OperationsStatus): void
  onClose(): void
}

/** Pauses, resumes or cancels a rollout plan. */
export function PlanDialog({ remote, plan, does, onDone, onClose }: PlanDialogProps) {
  const change = useChange(does, onDone)
  return (
    <ConfirmDialog
      title={titles[does](plan.release)}
      action={actions[does]()}
      kind={does === 'cancel' ? 'danger' : 'primary'}
      change={change}
      onConfirm={(why) => change.run({ remote: remote.name, plan: plan.id, why })}
      onClose={onClose}
    >
      <p>{outcomes[does](percent(plan.steps[plan.step]?.percent ?? 0))}</p>
    </ConfirmDialog>
  )
}
