import type { Post } from '@plaza/shared/api'
import { isLive } from '@plaza/shared/routes'

export const canReport = ({ own }: Post): boolean => !own && isLive('post-report')

export const canInvite = ({ can_invite }: Post): boolean => can_invite && isLive('invitation')
