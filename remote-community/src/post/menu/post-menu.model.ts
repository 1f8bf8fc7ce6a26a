import type { Post } from '@plaza/shared/api'
import { isLive } from '@plaza/shared/routes'

export const canReport = ({ own }: Post): boolean => !own && isLive('post-report')

/** To a post that everybody reads. */
export const canInvite = ({ state }: Post): boolean => state === 'shown' && isLive('invitation')
