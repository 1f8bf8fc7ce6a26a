import { useHost } from '@plaza/shared/host'

const keyOf = (circle: string) => `circle-rules.${circle}`

/** Whether this device's owner has read a circle's rules; they stand before the first post, however one comes to it. */
export function useRulesAgreement(circle: string) {
  const { drafts } = useHost()
  return {
    agreed: () => drafts.read(keyOf(circle)) === true,
    agree: () => drafts.keep(keyOf(circle), true),
  }
}
