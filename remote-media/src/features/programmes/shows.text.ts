import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  all: { en: 'All programmes', zh: '全部节目' },
  of: { en: (name: string) => `Programmes of ${name}`, zh: (name: string) => `${name}：全部节目` },
  radio: { en: 'Radio programmes', zh: '广播节目' },
  every: { en: (n: number) => `All ${n}`, zh: (n: number) => `全部 ${n} 个` },
  notToday: { en: 'Not on today', zh: '今天没有播出' },
  listen: { en: 'Listen again', zh: '回听' },
  listenOf: { en: (day: string) => `Listen again: ${day}`, zh: (day: string) => `回听 ${day}` },
  watchOf: { en: (day: string) => `Watch again: ${day}`, zh: (day: string) => `回看 ${day}` },
  watch: { en: 'Watch again', zh: '回看' },
})
