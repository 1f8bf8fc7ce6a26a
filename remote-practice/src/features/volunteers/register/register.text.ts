import type { VolunteerState } from '@plaza/shared/api'
import { defineTexts } from '@plaza/shared/text'

export const stateText: Record<VolunteerState, () => string> = defineTexts({
  none: { en: 'Not registered', zh: '未注册' },
  applying: { en: 'Under review', zh: '审核中' },
  active: { en: 'Volunteer', zh: '注册志愿者' },
  refused: { en: 'Not accepted', zh: '未通过' },
  left: { en: 'Left', zh: '已退出' },
})

export const stepText = defineTexts({
  terms: { en: 'Terms', zh: '须知' },
  name: { en: 'Name', zh: '实名' },
  skills: { en: 'Skills', zh: '专长' },
  place: { en: 'Place', zh: '岗位' },
})

export const faultText = defineTexts({
  agreed: { en: 'Your agreement is missing', zh: '请先阅读并同意志愿者须知' },
  name: { en: 'Prove your name first', zh: '请先完成实名认证' },
  skills: { en: 'Choose what you can do', zh: '请至少选择一项专长' },
  availability: { en: 'Choose when you have time', zh: '请至少选择一个可服务时间' },
  street: { en: 'Choose your street', zh: '请选择所在街道' },
})

export const t = defineTexts({
  title: { en: 'Register as a volunteer', zh: '注册志愿者' },
  own: { en: 'My registration', zh: '我的志愿者身份' },
  terms: { en: 'What volunteers agree to', zh: '志愿者须知' },
  agree: { en: 'I have read this and agree', zh: '我已阅读并同意' },
  skills: { en: 'What can you do?', zh: '您擅长什么？' },
  availability: { en: 'When do you have time?', zh: '什么时候方便？' },
  many: { en: 'Choose as many as you like', zh: '可多选' },
  street: { en: 'Street', zh: '所在街道' },
  streetHelp: { en: 'Where you would like to help', zh: '优先为您安排就近的服务' },
  team: { en: 'Team that you would like to join', zh: '意向团队' },
  anyTeam: { en: 'Decide later', zh: '以后再定' },
  next: { en: 'Next', zh: '下一步' },
  before: { en: 'Back', zh: '上一步' },
  send: { en: 'Send the registration', zh: '提交注册' },
  sent: { en: 'Sent. You will be told what comes of it.', zh: '已提交，审核结果会通过消息告诉您' },
  closed: { en: 'Registration is closed at the moment', zh: '志愿者注册暂未开放' },
  stepSent: { en: 'Sent', zh: '已提交' },
  stepReview: { en: 'Being reviewed', zh: '审核中' },
  stepDecided: { en: 'Decided', zh: '有结果' },
  waits: { en: 'Usually decided within two working days.', zh: '一般两个工作日内审核完毕。' },
  reason: { en: 'Why', zh: '原因' },
  again: { en: 'Apply again', zh: '重新申请' },
  withdraw: { en: 'Withdraw', zh: '撤回申请' },
  withdrawSure: { en: 'Withdraw your registration?', zh: '撤回这次申请？' },
  withdrawText: { en: 'You can register again at any time.', zh: '撤回后可以随时重新申请。' },
  withdrawn: { en: 'Withdrawn', zh: '已撤回' },
  offer: { en: 'What I can do, and when', zh: '我的专长与时间' },
  save: { en: 'Save', zh: '保存' },
  saved: { en: 'Saved', zh: '已保存' },
  leave: { en: 'Stop being a volunteer', zh: '退出志愿者' },
  leaveSure: { en: 'Leave as a volunteer?', zh: '确定退出注册志愿者？' },
  leaveText: {
    en: 'Your hours, number and certificates stay yours. You are no longer ranked, and may come back.',
    zh: '您的时长、编号和证书都会保留，但不再参与排行；以后可以重新申请。',
  },
  gone: { en: 'You have left', zh: '您已退出' },
  leftText: { en: 'Thank you for what you did. You can come back at any time.', zh: '感谢您的付出，欢迎随时回来。' },
  number: { en: 'No.', zh: '编号' },
  hours: { en: 'Hours', zh: '服务时长' },
  services: { en: 'Services', zh: '服务次数' },
  rank: { en: 'Place', zh: '总排名' },
  unranked: { en: '–', zh: '–' },
  record: { en: 'Hours and certificates', zh: '时长与证书' },
  page: { en: 'My public page', zh: '我的公开主页' },
  ranking: { en: 'Rankings', zh: '志愿排行' },
  activities: { en: 'Find an activity', zh: '去找活动' },
  teams: { en: 'My teams', zh: '我的团队' },
  manager: { en: 'Manager', zh: '负责人' },
  phone: { en: 'Bind a phone first, so that organisers can reach you.', zh: '请先绑定手机号，方便组织者联系您。' },
  bind: { en: 'Bind a phone', zh: '绑定手机号' },
})
