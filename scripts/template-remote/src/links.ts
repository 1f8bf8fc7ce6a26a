import { ownLinks } from '@plaza/shared/routes'
import type { routes } from './routes'

export const to = ownLinks<typeof routes>()
