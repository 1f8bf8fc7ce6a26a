import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  all: { en: 'All programmes', zh: '全部节目' },
  of: { en: (name: string) => `Programmes of ${name}`, zh: (name: string) => `${name}：全部节目` },
  radio: { en: 'Radio programmes', zh: '广播节目' },
  every: { en: (n: number) => `All ${n}`, zh: (n: number) => `全部 ${n} 个` },
  notToday: { en: 'Not on today', zh: '今天没有播出' },
  listen: { en: 'Listen again', zh: '回听' },
  recorded: { en: (day: string) => `Recording of ${day}`, zh: (day: string) => `${day}的录制` },
  watch: { en: 'Watch again', zh: '回看' },
})
