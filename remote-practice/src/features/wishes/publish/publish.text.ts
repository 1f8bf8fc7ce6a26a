import { defineTexts } from '@plaza/shared/text'
import type { WishFault } from './wish-draft.model'

export const t = defineTexts({
  wishTitle: { en: 'Make a wish', zh: '许个心愿' },
  microTitle: { en: 'Make a small wish', zh: '发布微心愿' },
  wishHint: {
    en: 'Until a volunteer claims the wish, others see only the first three and last four digits of your phone number.',
    zh: '在志愿者认领之前，其他登录用户只能看到您手机号的前三位和后四位。',
  },
  microHint: {
    en: 'Something that somebody nearby can do in ten minutes.',
    zh: '写一件邻里十分钟能帮上的小事。',
  },
  heading: { en: 'Your wish', zh: '心愿标题' },
  headingExample: { en: 'e.g. Somebody for a slow game of chess', zh: '例如：想找个人下一盘慢棋' },
  content: { en: 'Tell a little about it', zh: '说说这个心愿' },
  contentExample: { en: 'When, where, and what would help', zh: '什么时候、在哪里、需要怎样的帮助' },
  kind: { en: 'Kind', zh: '类型' },
  district: { en: 'District', zh: '所在区' },
  team: { en: 'Team that you would like', zh: '意向团队' },
  teamHelp: {
    en: 'Others may still claim it. Where nobody does, the centre asks this team first.',
    zh: '其他志愿者也能认领；无人认领时，实践中心优先联系该团队。',
  },
  anyTeam: { en: 'Anybody', zh: '不限' },
  choose: { en: 'Choose', zh: '请选择' },
  send: { en: 'Put it on the wall', zh: '挂上心愿墙' },
  uploading: { en: 'Pictures are being sent', zh: '图片上传中' },
  sent: { en: 'It is on the wall', zh: '心愿已挂上' },
  inReview: { en: 'Sent. Others see it after a review', zh: '已提交，审核后展示' },
  needsPhone: {
    en: 'Bind a phone number first, so that a volunteer can reach you.',
    zh: '许愿前请先绑定手机号，方便志愿者与您联系。',
  },
})

export const faultText: Record<WishFault, () => string> = defineTexts({
  title: { en: 'Give your wish a title that fits', zh: '请填写标题，并注意长度' },
  content: { en: 'Tell a little about it, as long as it may be', zh: '请说说这个心愿，并注意长度' },
  kind: { en: 'Choose a kind', zh: '请选择类型' },
  district: { en: 'Choose a district', zh: '请选择所在区' },
})
