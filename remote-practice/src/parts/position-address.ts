import type { NamedPosition } from '@plaza/shared/api'
import { to } from '@plaza/shared/routes'

/** Centres and stations have a page of their own; the others are venues. */
export const addressOfPosition = ({ id, kind }: Pick<NamedPosition, 'id' | 'kind'>): string =>
  kind === 'centre' || kind === 'station' ? to('position', {}, { id }) : to('venue', { id })
