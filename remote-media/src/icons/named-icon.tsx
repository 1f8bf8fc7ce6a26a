import { LayoutGrid } from '@plaza/shared/ui'
import { iconsByName } from './icon-names'

/** An icon of our family by the name that configurations use; a plain one for a name that nobody knows. */
export function NamedIcon({ name }: { name: string }) {
  const Icon = iconsByName[name] ?? LayoutGrid
  return <Icon />
}
