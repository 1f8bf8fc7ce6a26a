import type { RegistryDocument, Rule } from '@plaza/shared/remotes'
import { boot } from '../boot'

/** A rule of the registry document that came with the page; undefined where it is of a newer one. */
export function ruleOf(remote: string, id: string | null): Rule | undefined {
  try {
    const document: RegistryDocument = JSON.parse(boot.registry.text)
    return document.remotes[remote]?.rules.find((rule) => rule.id === id)
  } catch {
    return undefined
  }
}
