import type { VitalGrouping } from '@plaza/shared/operations'
import type { ReactNode } from 'react'
import { ownerName } from '../errors/errors.text'
import { ReleaseId } from '../parts/release'
import { t } from './vitals.text'

const names: Readonly<Record<VitalGrouping, (name: string) => ReactNode>> = {
  release: (name) => <ReleaseId id={name} />,
  route: (name) => name || t.otherRoutes(),
  remote: ownerName,
}

/** How a release, route or remote is named. */
export const groupName = (by: VitalGrouping, name: string): ReactNode => names[by](name)
