import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  label: { en: 'Test version', zh: '测试版本' },
  from: {
    en: (remote: string, place: string, time: string) => `${remote} from ${place} until ${time}`,
    zh: (remote: string, place: string, time: string) => `${remote} 来自 ${place}，至 ${time}`,
  },
  somewhere: { en: (remote: string) => `${remote} is a test version`, zh: (remote: string) => `${remote} 为测试版本` },
  end: { en: 'End', zh: '结束' },
})
