import type { CodeName } from '@plaza/shared/api'

export type Language = 'zh' | 'en'

/** Messages for users, by code. */
const messages: Record<CodeName, Record<Language, string>> = {
  success: { zh: '成功', en: 'OK' },
  volunteerGone: { zh: '志愿者信息已失效', en: 'The volunteer record no longer exists' },
  loginExpired: { zh: '登录状态已过期，请重新登录', en: 'Your login has expired, please log in again' },
  loginReplaced: {
    zh: '登录已在其他设备上结束，请重新登录',
    en: 'This login was ended on another device, please log in again',
  },
  contentGone: { zh: '内容不存在或已下架', en: 'This content no longer exists' },
  badInput: { zh: '提交的内容有误，请检查后再试', en: 'Something in the request is not right' },
  captchaWrong: { zh: '验证码不正确', en: 'The code is not right' },
  captchaSpent: { zh: '验证码已失效，请重新获取', en: 'The code is no longer valid, please ask for a new one' },
  credentialsWrong: { zh: '手机号或密码不正确', en: 'The phone number or the password is not right' },
  passwordWeak: { zh: '密码太常见，请换一个', en: 'This password is too common, please choose another' },
  phoneTaken: { zh: '该手机号已绑定其他账号', en: 'This phone number belongs to another account' },
  phoneNeeded: { zh: '请先绑定手机号', en: 'Please bind a phone number first' },
  moneyShort: { zh: '余额不足', en: 'There is not enough money in the wallet' },
  amountLow: { zh: '低于单笔最低提现金额', en: 'This is less than the least sum of a withdrawal' },
  amountHigh: { zh: '超过单笔最高提现金额', en: 'This is more than the largest sum of a withdrawal' },
  dayLimit: { zh: '已达到今日提现上限，请明天再来', en: 'The limit of today is reached, please come back tomorrow' },
  notAllowed: { zh: '没有权限', en: 'You may not do this' },
  realNameNeeded: { zh: '请先完成实名认证', en: 'Please verify your real name first' },
  captchaNeeded: { zh: '请输入短信验证码', en: 'Please enter the code from a text message' },
  targetNeeded: { zh: '请先绑定收款账户', en: 'Please bind an account to be paid to first' },
  phoneTooNew: {
    zh: '手机号刚刚更换，24 小时内不能提现',
    en: 'The phone number was changed within the last 24 hours, so nothing can be withdrawn yet',
  },
  wayClosed: { zh: '该提现方式暂未开放', en: 'This way to be paid is not open at the moment' },
  nameDiffers: { zh: '姓名与实名认证信息不一致', en: 'This is not the name that was verified' },
  unknownAddress: { zh: '请求的地址不存在', en: 'There is nothing at this address' },
  wrongMethod: { zh: '请求方式不正确', en: 'This method is not allowed here' },
  tooSlow: { zh: '网络太慢，内容未能送达，请重试', en: 'This came too slowly, please try again' },
  stateChanged: { zh: '状态已变化，请刷新后再试', en: 'This has changed meanwhile, please refresh' },
  full: { zh: '名额已满', en: 'All places are taken' },
  tooEarly: { zh: '还没到时间', en: 'It is too early for this' },
  tooLate: { zh: '已经过了时间', en: 'It is too late for this' },
  codeWrong: { zh: '签到码不正确', en: 'The sign-in code is not right' },
  tooFar: { zh: '您离活动地点太远', en: 'You are too far from the place' },
  repeated: { zh: '请勿重复提交', en: 'This was already done' },
  keyReused: {
    zh: '提交的内容已变化，请重新发起提现',
    en: 'This withdrawal was sent before with other details, please start again',
  },
  agreementsChanged: {
    zh: '协议已更新，请阅读并同意后登录',
    en: 'The agreements have changed: please read them and agree',
  },
  linkExpired: {
    zh: '预览链接已失效，请索取新链接',
    en: 'This preview link has expired. Ask for a new one.',
  },
  tooLarge: { zh: '内容太大', en: 'This is too large' },
  wrongMediaType: { zh: '不支持的文件或内容类型', en: 'This kind of content is not supported' },
  tooMany: { zh: '操作太频繁，请稍后再试', en: 'Too many attempts, please try again later' },
  serverError: { zh: '服务器开小差了，请稍后再试', en: 'The server failed, please try again later' },
  notBuilt: { zh: '该功能尚未开放', en: 'This is not available yet' },
  busy: { zh: '服务繁忙，请稍后再试', en: 'The service is busy, please try again later' },
}

/** Messages of validation errors. */
const details: Record<string, Record<Language, string>> = {
  'text.malformed': { zh: '包含无法识别的字符', en: 'The text contains unreadable characters' },
  'text.empty': { zh: '内容不能为空', en: 'The text must not be empty' },
  banned: { zh: '您的账号暂时不能发布内容', en: 'Your account may not post for now' },
  limited: { zh: '对方设置了互动范围，暂时不能这样做', en: 'This person limits who may interact with them' },
  'blocks.full': { zh: '拉黑的人已达上限，请先移除一些', en: 'You have blocked as many people as possible' },
  'circle.muted': {
    zh: '您已被本圈管理员禁言，暂时不能在这个圈子发言',
    en: 'A manager of this circle has muted you, so you cannot write in it for now',
  },
  'circle.removed': {
    zh: '您已被移出这个圈子，不能再加入或发言',
    en: 'A manager has removed you from this circle. You cannot join it or write in it.',
  },
  'circle.managed': { zh: '圈主和管理员才能这样做', en: 'Only the owner and the managers of the circle may do this' },
  'circle.owned': { zh: '只有圈主才能这样做', en: 'Only the owner of the circle may do this' },
  'circle.peer': { zh: '不能这样对待圈主和其他管理员', en: 'The owner and other managers are out of your reach' },
  'circle.leads': { zh: '圈主和管理员不能退出圈子', en: 'The owner and the managers cannot leave their circle' },
  'circle.invited': {
    zh: '本圈需要成员邀请才能加入',
    en: 'Only an invitation of a member lets you join this circle',
  },
  'circle.invites': { zh: '加入本圈后才能邀请别人', en: 'Only members invite to this circle' },
  'invitation.expired': {
    zh: '邀请已过期，请让对方重新发送',
    en: 'This invitation has expired. Ask for a new one.',
  },
  'invitation.full': {
    zh: '邀请人数已满，请让对方重新发送',
    en: 'As many people as possible joined by this invitation. Ask for a new one.',
  },
  'invitation.ended': { zh: '邀请已失效', en: 'This invitation is no longer valid' },
  'circle.changed': {
    zh: '另一位管理员刚刚改过，请看过再改',
    en: 'Another manager has just changed this. Please look again.',
  },
  'team.last-manager': {
    zh: '您是团队唯一的负责人，请先请一位成员接任',
    en: 'You are the only manager of the team. Appoint another one first.',
  },
  'team.code-own': { zh: '这是您自己的码', en: 'This is your own code' },
  'appeal.own': { zh: '不能审核自己的申诉', en: 'Another manager decides about your own appeal' },
  'activity.past': { zh: '开始时间要在现在之后', en: 'The activity has to begin in the future' },
  'activity.hours': { zh: '计入时长不能超过活动时长', en: 'It counts for no more hours than it lasts' },
  'activity.times': { zh: '结束时间要在开始之后，且不超过一天', en: 'It has to end after it begins, within a day' },
  'activity.capacity': {
    zh: '名额不能少于已报名的人数',
    en: 'More people have signed up than there would be places',
  },
  'activity.here': { zh: '需要到现场定位', en: 'Your position at the place is needed, too' },
  'activity.code': { zh: '需要扫描现场的签到码', en: 'The code that is shown there is needed, too' },
  'pins.full': { zh: '最多置顶三条，请先取消一条', en: 'Three posts are pinned already. Unpin one first.' },
  'edit.late': { zh: '已经过了可以修改的时间', en: 'It is too late to edit this post' },
  'undo.late': { zh: '已经不能撤销了', en: 'It is too late to undo this' },
  'playlists.full': { zh: '最多保存 30 个听单，请先删除一个', en: 'You have 30 playlists already. Delete one first.' },
  'reminders.full': { zh: '最多预约 50 个节目', en: 'You have 50 reminders already.' },
  'helpers.full': { zh: '最多登记 12 位，请先删除一位', en: 'You look after 12 already. Delete one first.' },
  'booking.span': { zh: '请选择整点或半点，最长 8 小时', en: 'Choose whole or half hours, eight hours at most' },
  'booking.past': { zh: '开始时间已过，请重新选择', en: 'This time has passed, please choose another' },
  'booking.far': { zh: '只能预约 30 天内的时间', en: 'Rooms can be booked up to 30 days ahead' },
  'booking.closed': { zh: '该时段场馆不开放', en: 'The venue is closed at that time' },
  'booking.seats': { zh: '人数超过了房间的座位数', en: 'The room has fewer seats than that' },
  'booking.taken': { zh: '该时段已被预约，请换个时间', en: 'The room is taken at that time, please choose another' },
  'wish.many': { zh: '您认领的心愿还没有完成，请完成后再认领', en: 'Fulfil the wishes that you have claimed first' },
  'activity.far': { zh: '最多可提前一年发布活动', en: 'Activities are planned up to a year ahead' },
  'booking.many': { zh: '您有多个预约等待确认，请稍后再约', en: 'Several of your bookings still wait for an answer' },
  'addresses.full': { zh: '最多保存 20 个地址，请先删除一个', en: 'You have 20 addresses already. Delete one first.' },
  'region.unknown': { zh: '请选择所在地区', en: 'Please choose the region' },
  'text.long': { zh: '内容太长', en: 'The text is too long' },
  'phone.malformed': { zh: '手机号格式不正确', en: 'The phone number is not right' },
  'captcha.malformed': { zh: '请输入六位验证码', en: 'The code has six digits' },
  'password.short': { zh: '密码至少八位', en: 'A password has at least 8 characters' },
  'password.long': { zh: '密码最多 128 位', en: 'A password has at most 128 characters' },
  'picture.small': { zh: '图片太小，看不清内容，请换一张', en: 'This picture is too small to be seen' },
  'uploads.full': {
    zh: '您的文件已占满空间，请先删除一些作品',
    en: 'Your files take all the space that you have, please remove some of your works first',
  },
  'uploads.open': {
    zh: '还有几段视频正在上传，请等它们传完',
    en: 'Some videos are still on their way, please wait until they have arrived',
  },
  'day.full': {
    zh: '今天的发布次数已用完，请明天再来',
    en: 'You have published as often as a day allows, please come back tomorrow',
  },
  'wish.lapsed': {
    zh: '您认领这个心愿后两次未按时完成，请把机会留给其他人',
    en: 'You have let two claims of this wish run out. Leave it to somebody else.',
  },
  'words.held': {
    zh: '这段话里有需要审核的词，请换个说法',
    en: 'Some of these words have to be reviewed first, please say it in another way',
  },
  'reason.needed': { zh: '请写明原因，实践中心会看到', en: 'Write why; the practice centre reads it' },
  'team.unmanaged': {
    zh: '这个团队没有可以答复的负责人，请选择其他团队',
    en: 'Nobody of this team can answer; choose another one',
  },
  'volunteering.closed': { zh: '志愿者注册暂未开放', en: 'Registration of volunteers is closed for now' },
  'volunteer.needed': { zh: '注册成为志愿者后才能认领', en: 'Only registered volunteers claim wishes' },
  'time.past': { zh: '请选择以后的时间', en: 'Please choose a time that is still to come' },
  'time.far': { zh: '最多可预约 60 天内的服务', en: 'Services are ordered up to 60 days ahead' },
  'join.waits': {
    zh: '您已有一份相同的申请在审核中',
    en: 'An application of yours for this role is being read already',
  },
  'reports.full': {
    zh: '今天举报的次数已用完，我们会先处理您已提交的',
    en: 'You have reported as often as a day allows. We look at those first.',
  },
  'name.reserved': { zh: '这个昵称不能使用，请换一个', en: 'This name cannot be used, please choose another' },
  'alipay.malformed': {
    zh: '支付宝账号应为手机号或邮箱',
    en: 'An Alipay account is a phone number or an e-mail address',
  },
  'closing.transfer': {
    zh: '还有提现在处理中，请等它完成后再注销',
    en: 'A withdrawal is under way. Please wait until it has ended.',
  },
  'closing.money': {
    zh: '钱包余额已变化，请确认后再试',
    en: 'The balance of your wallet has changed. Please look again.',
  },
  'export.gone': {
    zh: '文件已下载或已过期，请重新申请',
    en: 'This file was fetched before, or its time is over. Ask for a new one.',
  },
  'red-packet.late': { zh: '红包已过期', en: 'This red packet has expired' },
  'names.none': { zh: '实名认证服务未开通', en: 'No service for checking names is set up' },
  'sms.none': { zh: '短信服务未开通', en: 'No SMS service is set up' },
  'sms.away': { zh: '短信服务暂时没有响应，请稍后再试', en: 'The SMS service does not answer, please try again later' },
  'sms.often': {
    zh: '这个号码收到的短信太多，请稍后再试',
    en: 'This phone got too many messages, please try again later',
  },
  'wechat.none': { zh: '微信登录未开通', en: 'WeChat login is not set up' },
  'wechat.noShare': { zh: '微信分享未开通', en: 'Sharing by WeChat is not set up' },
  'wechat.preview': {
    zh: '请先点按页面下方的“使用完整服务”，再用微信登录',
    en: 'Open the whole page first: tap the bar at the bottom of WeChat, then log in',
  },
  'wechat.away': { zh: '微信服务暂时没有响应', en: 'WeChat does not answer at the moment' },
}

export const messageFor = (code: CodeName, language: Language, detail?: string): string =>
  (detail ? details[detail]?.[language] : undefined) ?? messages[code][language]

/** The first supported language in an Accept-Language header; Chinese without one. */
export function languageOf(header: string | undefined): Language {
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const name = part.trim().slice(0, 2)
    if (name === 'zh' || name === 'en') return name
  }
  return 'zh'
}
