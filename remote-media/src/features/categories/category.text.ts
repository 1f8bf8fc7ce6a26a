import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  channel: { en: 'Channel', zh: '频道' },
  contents: { en: 'Contents', zh: '内容' },
  missing: { en: 'No such channel', zh: '频道不存在' },
  missingWhy: { en: 'It was closed, or the address is mistyped.', zh: '该频道已关闭，或地址有误。' },
  home: { en: 'To the home page', zh: '回到首页' },
  sub: { en: 'Sections', zh: '子频道' },
  partOf: { en: (name: string) => `In ${name}`, zh: (name: string) => `所属频道：${name}` },
  channels: { en: 'Channels', zh: '频道' },
  kinds: { en: 'Kinds of content', zh: '内容类型' },
  all: { en: 'All', zh: '全部' },
  any: { en: 'Everything', zh: '不限' },
  1: { en: 'Audio', zh: '音频' },
  2: { en: 'Albums', zh: '专辑' },
  3: { en: 'Articles', zh: '图文' },
  4: { en: 'Video', zh: '视频' },
  7: { en: 'Photos', zh: '图集' },
})
