import { useHost } from '@plaza/shared/host'

const keyOf = (circle: string) => `circle-rules.${circle}`

/**
 * Whether a circle's rules were accepted on this device. They are shown before the first post, whatever way the user
 * came.
 */
export function useRulesAgreement(circle: string) {
  const { drafts } = useHost()
  return {
    agreed: () => drafts.read(keyOf(circle)) === true,
    agree: () => drafts.keep(keyOf(circle), true),
  }
}
