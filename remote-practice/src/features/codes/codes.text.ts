import type { ScanKind } from '@plaza/shared/api'
import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  own: { en: 'My volunteer code', zh: '我的志愿者码' },
  ownHint: { en: 'Show it to the organiser, who signs you in.', zh: '出示给活动负责人，由负责人扫码为您签到' },
  team: { en: 'Team code', zh: '团队码' },
  teamHint: { en: 'Who scans it can ask to join the team.', zh: '扫码即可申请加入团队' },
  changes: {
    en: 'It changes every half minute; a screenshot does not work.',
    zh: '每半分钟自动更新，截图无效',
  },
  expired: {
    en: 'This code has expired, and there is no network for a new one.',
    zh: '二维码已过期，暂时无法更新，请检查网络',
  },
  retry: { en: 'Try again', zh: '重新获取' },
  scan: { en: 'Scan a code', zh: '扫一扫' },
  scanned: { en: 'History', zh: '记录' },
  record: { en: 'Scan history', zh: '扫码记录' },
  toTeam: { en: 'Team page', zh: '团队主页' },
  toManage: { en: 'Manage the team', zh: '团队管理' },
  chooseHelp: { en: 'Codes of the teams that you manage', zh: '您负责的团队' },
  findTeam: { en: 'Find a team', zh: '查找团队' },
  tooOld: { en: 'Expired', zh: '已过期' },
  result: { en: 'Scan', zh: '扫一扫' },
  reading: { en: 'The code is read…', zh: '正在识别…' },
  unknown: { en: 'Plaza does not know this code', zh: '无法识别这个码' },
  unknownHelp: {
    en: 'It is not one of ours, or was not read completely. Try once more, or type the digits.',
    zh: '可能不是本平台的码，或没有扫完整。请再试一次，或输入数字码。',
  },
  old: { en: 'This code has expired', zh: '这个码已过期' },
  oldHelp: {
    en: 'Codes change every half minute. Scan the one that is shown now.',
    zh: '二维码每半分钟更新，请扫对方当前显示的码。',
  },
  again: { en: 'Scan again', zh: '重新扫码' },
  offline: { en: 'There is no network to read the code', zh: '当前没有网络，无法识别' },
  offlineHelp: {
    en: 'To sign in without a network, open the activity and scan there; it is sent once the network is back.',
    zh: '没有网络时，请打开活动页扫码签到，联网后会自动补传。',
  },
  signIn: { en: 'Sign in', zh: '确认签到' },
  signOut: { en: 'Sign out', zh: '确认签退' },
  keepHelp: {
    en: 'If it is the code of an activity that you take part in, it is kept and sent later.',
    zh: '如果这是您正在参加的活动的签到码，可先保存，联网后自动提交。',
  },
  keepIn: { en: (title: string) => `Sign in: ${title}`, zh: (title: string) => `签到：${title}` },
  keepOut: { en: (title: string) => `Sign out: ${title}`, zh: (title: string) => `签退：${title}` },
  needsPosition: { en: 'This activity also needs your position.', zh: '这个活动还需要核对您的位置。' },
  openActivity: { en: 'Open the activity', zh: '查看活动' },
  openTeam: { en: 'Open the team', zh: '查看团队' },
  verify: { en: 'Verify the certificate', zh: '查验证书' },
  openPerson: { en: 'Page of the volunteer', zh: '志愿者主页' },
  signPerson: { en: 'Sign this person in', zh: '为 TA 签到' },
  signPersonOut: { en: 'Sign this person out', zh: '为 TA 签退' },
  personSignedIn: { en: 'Signed in', zh: '已为 TA 签到' },
  personSignedOut: { en: 'Signed out', zh: '已为 TA 签退' },
})

export const kindText: Record<ScanKind, () => string> = defineTexts({
  volunteer: { en: 'Volunteer', zh: '志愿者' },
  team: { en: 'Team', zh: '团队' },
  'sign-in': { en: 'Sign-in', zh: '活动签到' },
  'sign-out': { en: 'Sign-out', zh: '活动签退' },
  certificate: { en: 'Certificate', zh: '证书' },
  unknown: { en: 'Unknown code', zh: '未识别' },
})
