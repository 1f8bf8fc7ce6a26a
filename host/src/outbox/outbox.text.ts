import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  old: { en: 'It could not be sent for a week', zh: '超过一周未能发出' },
  pictureGone: { en: 'A picture of it is gone', zh: '其中的图片已丢失' },
  refused: { en: (reason: string) => `Not sent: ${reason}`, zh: (reason: string) => `未能发出：${reason}` },
  show: { en: 'Show', zh: '查看' },
  noReason: { en: 'the server did not accept it', zh: '服务器未接受' },
})
