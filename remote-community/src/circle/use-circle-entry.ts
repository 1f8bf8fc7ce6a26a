import { type Circle, circles, posts } from '@plaza/shared/api'
import { useAction, useCached } from '@plaza/shared/host'
import { useRulesAgreement } from './use-rules-agreement'

/** What comes before the first post in a circle: its rules, and joining where only members may write. */
export function useCircleEntry(circle: Circle) {
  const rules = useRulesAgreement(circle.id)
  const input = { params: { id: circle.id } }
  const change = useCached(circles.detail)
  const join = useAction(circles.join, {
    refreshes: [circles.mine, posts.feed],
    onDone: (answer) => change(input, (held) => ({ ...held, ...answer })),
  })
  const joins = circle.members_only && !circle.joined
  return {
    /** Whether agreeing also joins. */
    joins,
    busy: join.busy,
    isOpen: () => !joins && (circle.rules.length === 0 || rules.agreed()),
    /** False if joining failed or needs a login first. */
    enter: async (): Promise<boolean> => {
      if (joins && !(await join.run({ ...input, body: { on: true } }))) return false
      rules.agree()
      return true
    },
  }
}
