import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  label: { en: 'Test version', zh: '测试版本' },
  from: {
    en: (remote: string, place: string, time: string) => `${remote} from ${place} until ${time}`,
    zh: (remote: string, place: string, time: string) => `${remote} 来自 ${place}，至 ${time}`,
  },
  somewhere: { en: (remote: string) => `${remote} is a test version`, zh: (remote: string) => `${remote} 为测试版本` },
  preview: {
    en: (remote: string, release: string, time: string) => `Preview: ${remote} ${release} until ${time}`,
    zh: (remote: string, release: string, time: string) => `预览：${remote} ${release}，至 ${time}`,
  },
  previewEnded: {
    en: 'The preview of this link has ended. You see the current version.',
    zh: '此链接的预览已结束，当前显示正式版本。',
  },
  close: { en: 'Close', zh: '关闭' },
  end: { en: 'End', zh: '结束' },
})
