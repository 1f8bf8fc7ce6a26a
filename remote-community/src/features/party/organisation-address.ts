import { to } from '@plaza/shared/routes'

/** The address of an organisation in the tree; of the top without an id. */
export const organisationAddress = (id?: string): string =>
  `${to('party')}?tab=organisations${id === undefined ? '' : `&organisation=${encodeURIComponent(id)}`}`
