import { defineTexts } from '../../text'

export const t = defineTexts({
  openUntil: { en: (at: string) => `Open until ${at}`, zh: (at: string) => `营业中，至 ${at}` },
  openAlways: { en: 'Open day and night', zh: '全天开放' },
  opensAt: { en: (at: string) => `Closed, opens ${at}`, zh: (at: string) => `休息中，${at} 开门` },
  closed: { en: 'Closed', zh: '未开放' },
  closedThen: { en: 'closed', zh: '不开放' },
  holidays: { en: 'Public holiday', zh: '节假日' },
})
