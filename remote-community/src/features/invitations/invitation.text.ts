import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  title: { en: 'Invitation', zh: '邀请函' },
  toCircle: {
    en: (name: string) => `${name} invites you to a circle`,
    zh: (name: string) => `${name} 邀请您加入圈子`,
  },
  toPost: {
    en: (name: string) => `${name} invites you to read a post`,
    zh: (name: string) => `${name} 邀请您看一条帖子`,
  },
  members: { en: (n: string) => `${n} members`, zh: (n: string) => `成员 ${n}` },
  byInvitation: { en: 'By invitation', zh: '邀请制' },
  writtenBy: { en: (name: string) => `by ${name}`, zh: (name: string) => `作者：${name}` },
  in: { en: (circle: string) => `In the circle ${circle}`, zh: (circle: string) => `来自圈子“${circle}”` },
  join: { en: 'Join the circle', zh: '加入圈子' },
  welcome: { en: 'Welcome to the circle', zh: '欢迎加入圈子' },
  openCircle: { en: 'Open the circle', zh: '进入圈子' },
  readPost: { en: 'Read the post', zh: '看帖子' },
  member: { en: 'You are a member of this circle.', zh: '您已是本圈成员。' },
  expired: {
    en: 'This invitation has expired. Ask for a new one to join; everybody may read.',
    zh: '邀请已过期。您可以先浏览圈子，加入请让对方重新邀请。',
  },
  full: {
    en: 'As many people as possible joined by this invitation. Ask for a new one to join; everybody may read.',
    zh: '邀请人数已满。您可以先浏览圈子，加入请让对方重新邀请。',
  },
  ended: {
    en: 'Who invites you has left this circle, so the invitation is no longer valid. Everybody may read.',
    zh: '邀请人已退出圈子，邀请失效。您仍可以浏览圈子。',
  },
  ownExpired: {
    en: 'Your invitation has expired. Renew it to invite again; its code stays the same.',
    zh: '您的邀请已过期。续期后原来的二维码可继续使用。',
  },
  ownFull: {
    en: 'As many people as possible joined by your invitation. Renew it to invite again; its code stays the same.',
    zh: '您的邀请人数已满。续期后原来的二维码可继续使用。',
  },
  ownEnded: {
    en: 'You are no member of this circle any more, so you cannot invite to it.',
    zh: '您已不是本圈成员，不能再邀请别人加入。',
  },
  renew: { en: 'Renew', zh: '续期' },
  joined: {
    en: (n: string) => `${n} people joined by your invitation`,
    zh: (n: string) => `已有 ${n} 人接受您的邀请`,
  },
  nobodyYet: { en: 'Nobody joined by your invitation yet', zh: '还没有人接受您的邀请' },
  until: { en: (time: string) => `Valid until ${time}`, zh: (time: string) => `${time} 前有效` },
  poster: { en: (title: string) => `Poster: ${title}`, zh: (title: string) => `海报：${title}` },
  code: { en: (title: string) => `QR code: ${title}`, zh: (title: string) => `二维码：${title}` },
  scanToJoin: { en: 'Scan the code to join', zh: '扫码加入圈子' },
  scanToRead: { en: 'Scan the code to read on', zh: '扫码查看全文' },
  show: { en: 'Let others scan the code, or send them the picture', zh: '让朋友扫码，或把图片发给对方' },
  press: { en: 'Press and hold the picture to save or send it', zh: '长按图片可保存或发送给朋友' },
  notDrawn: {
    en: 'This phone cannot draw the poster. The code works as well.',
    zh: '当前设备无法生成海报，可直接使用二维码',
  },
  save: { en: 'Save picture', zh: '保存图片' },
  share: { en: 'Share', zh: '分享' },
})
