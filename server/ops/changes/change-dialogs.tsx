import type { OperationsStatus, StatusPlan, StatusRule } from '@plaza/shared/operations'
import { PreviewDialog } from '../previews/preview-dialog'
import { RightsDialog } from '../requests/rights-dialog'
import { OffDialog } from './off-dialog'
import { OnDialog } from './on-dialog'
import { PlanDialog } from './plan-dialog'
import { PromoteDialog } from './promote-dialog'
import { RemoveRuleDialog } from './remove-rule-dialog'
import { RetireDialog } from './retire-dialog'
import { RollbackDialog } from './rollback-dialog'

/** The change that the operator is preparing. */
export type PlannedChange =
  | { does: 'promote'; remote: string; rule?: StatusRule }
  | { does: 'rollback' | 'off' | 'retire' | 'preview' | 'rights'; remote: string }
  | { does: 'pause' | 'resume' | 'cancel'; remote: string; plan: StatusPlan }
  | { does: 'on' | 'remove-rule'; remote: string; rule: StatusRule }

interface ChangeDialogsProps {
  plan: PlannedChange
  /** The newest status, from which a dialog computes the effect of its change. */
  status: OperationsStatus
  onDone(status: OperationsStatus): void
  /** A preview link was created. */
  onPreview(): void
  onClose(): void
}

export function ChangeDialogs({ plan, status, onDone, onPreview, onClose }: ChangeDialogsProps) {
  const remote = status.remotes.find(({ name }) => name === plan.remote)
  if (!remote) return null
  const ends = { remote, onDone, onClose }
  switch (plan.does) {
    case 'promote':
      return <PromoteDialog {...ends} {...(plan.rule && { rule: plan.rule })} />
    case 'rollback':
      return <RollbackDialog {...ends} />
    case 'rights':
      return <RightsDialog {...ends} />
    case 'off':
      return <OffDialog {...ends} />
    case 'retire':
      return <RetireDialog {...ends} />
    case 'preview':
      return <PreviewDialog remote={remote} onMade={onPreview} onClose={onClose} />
    case 'pause':
    case 'resume':
    case 'cancel':
      return <PlanDialog {...ends} plan={plan.plan} does={plan.does} />
    case 'on':
      return <OnDialog {...ends} rule={plan.rule} />
    case 'remove-rule':
      return <RemoveRuleDialog {...ends} rule={plan.rule} />
  }
}
