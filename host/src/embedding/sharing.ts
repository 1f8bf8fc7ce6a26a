import type { HostApi } from '@plaza/shared/host'
import { createShare, type ShareDeps } from './share'
import { createWechatShare, type WechatShareDeps } from './wechat-share'

type Deps = Omit<ShareDeps, 'wechat'> & Pick<WechatShareDeps, 'report'>
let made: HostApi['ui']['share'] | undefined

/** The one way to share, made when the first thing is shared. */
export function createSharing({ report, ...deps }: Deps): HostApi['ui']['share'] {
  made ??= createShare({ ...deps, wechat: createWechatShare({ request: deps.request, report }) })
  return made
}
