import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  female: { en: 'Female voice', zh: '女声' },
  male: { en: 'Male voice', zh: '男声' },
  voice: { en: (name: string) => `Voice: ${name}`, zh: (name: string) => `朗读声音：${name}` },
  currentVoice: { en: (name: string) => `${name} (now)`, zh: (name: string) => `${name}（当前）` },
  whoReads: { en: 'Who reads?', zh: '选择朗读声音' },
  voiceNote: { en: 'Kept for every article with several voices.', zh: '您的选择会用于所有有多种声音的文章。' },
  followText: { en: 'Follow the text', zh: '边听边看' },
  listen: { en: 'Listen to this article', zh: '听文章' },
  pause: { en: 'Pause reading', zh: '暂停朗读' },
  goOn: { en: 'Go on reading', zh: '继续朗读' },
  noVoice: { en: 'This device has no voice to read with', zh: '当前设备没有可用的朗读语音' },
  textSize: { en: 'Text size', zh: '字号' },
  sizes: { en: 'Small|Standard|Large|Larger|Largest', zh: '小|标准|大|特大|超大' },
  sizeNote: { en: 'Applies to every page', zh: '调整后对所有页面生效' },
  editor: { en: (name: string) => `By ${name}`, zh: (name: string) => `作者：${name}` },
  views: { en: (n: string) => `${n} views`, zh: (n: string) => `${n} 阅读` },
  related: { en: 'Related', zh: '相关阅读' },
  elsewhere: { en: 'This piece stands on another site.', zh: '这篇内容由其他网站发布。' },
  open: { en: 'Read it there', zh: '前往阅读' },
  more: { en: (name: string) => `More from ${name}`, zh: (name: string) => `更多「${name}」` },
})
