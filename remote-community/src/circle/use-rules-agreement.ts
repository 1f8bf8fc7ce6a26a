import type { Circle } from '@plaza/shared/api'
import { useHost } from '@plaza/shared/host'

const keyOf = (circle: string) => `circle-rules.${circle}`

/**
 * Whether a circle's rules were accepted on this device. They are shown before the first post, whatever way the user
 * came.
 */
export function useRulesAgreement({ id, rules }: Pick<Circle, 'id' | 'rules'>) {
  const { drafts } = useHost()
  return {
    agreed: () => rules.length === 0 || drafts.read(keyOf(id)) === true,
    agree: () => drafts.keep(keyOf(id), true),
  }
}
