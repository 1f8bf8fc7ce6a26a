import type { Rule, SignedText } from '@plaza/shared/remotes'
import { boot } from '../boot'
import { documentOf, storedRegistry } from '../remotes/registry/stored-registry'
import { running } from '../running.store'

/** A rule of the current registry document: the page's own, or the newest that this device stored. */
export function ruleOf(remote: string, id: string | null, own: SignedText | null = boot.registry): Rule | undefined {
  const { serial } = running.getState()
  const followed = [own, storedRegistry()]
    .map((signed) => signed && documentOf(signed))
    .find((document) => document?.serial === serial && document.remotes[remote])
  return followed?.remotes[remote]?.rules.find((rule) => rule.id === id)
}
