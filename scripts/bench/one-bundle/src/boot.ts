import { defaultSite } from '../../../../host/src/site/site'
import type { Boot } from '../../../../shared/src/remotes'

const { config, skin, menu } = defaultSite

/** Replaces `host/src/boot.ts`: a single-page app's HTML has no data, and the API's URL is known at build time. */
export const boot: Boot = {
  language: 'zh-CN',
  now: Date.now(),
  registry: { text: '', key: '', signature: '' },
  keys: {},
  documents: {},
  visitor: null,
  override: null,
  search: location.search,
  fromSource: true,
  configurations: { config, skin, menu: [...menu], fixed_categories: [] },
  domains: {
    asc_c_domain: '',
    asc_h5_domain: '',
    cms_c_domain: '',
    cms_pc_domain: '',
    ucenter_api_domain: '/ucenter',
    ucenter_c_domain: '',
    vms_api_domain: '/vms',
    asc_api_domain: '/asc',
  },
  answers: [],
  hostBuild: 'one-bundle',
  smsInbox: false,
  allowedOrigins: [],
  rendered: null,
  wechatSdk: null,
}
