import { LayoutGrid } from '../../ui'
import { iconsByName } from './icon-names'

/** A plain icon for an unknown name. */
export function NamedIcon({ name }: { name: string }) {
  const Icon = iconsByName[name] ?? LayoutGrid
  return <Icon />
}
