import type { ChangeRequest, SetSecondPerson } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
import { promotionEffect } from '../changes/promotion.model'
import { retireTexts } from '../changes/retire-dialog'
import type { Remote } from '../overview/rollback.model'
import { percent } from '../parts/format'

const t = defineTexts({
  promote: {
    en: (remote: string, release: string) => `Promote ${remote} ${release}`,
    zh: (remote: string, release: string) => `上线 ${remote} ${release}`,
  },
  resume: {
    en: (remote: string) => `Resume the plan of ${remote}`,
    zh: (remote: string) => `恢复 ${remote} 的上线计划`,
  },
  climbs: {
    en: (release: string, share: string) => `The plan gives ${release} to more devices step by step, up to ${share}.`,
    zh: (release: string, share: string) => `计划将逐步扩大 ${release} 的范围，最高 ${share}。`,
  },
  noPlan: { en: 'There is no such plan any more.', zh: '已没有此计划。' },
  second: { en: (remote: string) => `Second person for ${remote}`, zh: (remote: string) => `${remote} 的第二人确认` },
  ended: {
    en: (remote: string) => `Changes of ${remote} need no second person any more.`,
    zh: (remote: string) => `${remote} 的变更不再需要第二人确认。`,
  },
  weaker: {
    en: (remote: string, share: string) => `Changes of ${remote} need a second person only above ${share}.`,
    zh: (remote: string, share: string) => `${remote} 的变更仅在超过 ${share} 时需要第二人确认。`,
  },
  gone: { en: 'The remote is not in the registry.', zh: '登记表中没有此子应用。' },
})

export const requestTitle = (request: ChangeRequest): string => {
  if (request.action === 'promote') return t.promote(request.remote, request.body.release)
  if (request.action === 'resume') return t.resume(request.remote)
  return request.action === 'retire' ? retireTexts.title(request.remote) : t.second(request.remote)
}

const secondEffect = ({ remote, above }: SetSecondPerson) =>
  above === null ? t.ended(remote) : t.weaker(remote, percent(above))

function resumeEffect({ plans }: Remote, id: string | undefined): string {
  const plan = plans.find((one) => one.state === 'paused' && (id === undefined || one.id === id))
  if (!plan) return t.noPlan()
  return t.climbs(plan.release, percent(Math.max(...plan.steps.map((step) => step.percent))))
}

/** What a waiting change would do now, in the sentences of its dialog. */
export function requestEffect(request: ChangeRequest, remotes: readonly Remote[]): string[] {
  if (request.action === 'set-second-person') return [secondEffect(request.body)]
  const remote = remotes.find(({ name }) => name === request.remote)
  if (!remote) return [t.gone()]
  if (request.action === 'promote') return promotionEffect(remote, request.body)
  if (request.action === 'resume') return [resumeEffect(remote, request.body.plan)]
  return [retireTexts.ends(request.remote), retireTexts.stays()]
}
