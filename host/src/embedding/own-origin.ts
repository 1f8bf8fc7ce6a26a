import { pageContext } from '@plaza/shared/surroundings'

/** Our own origin: the surroundings say it to a page that is drawn without a browser. */
export const ownOrigin = (): string => pageContext()?.origin ?? window.location.origin
