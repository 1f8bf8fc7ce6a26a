import { defineTexts } from '@plaza/shared/text'

const districts = defineTexts({
  临江: { en: 'Linjiang', zh: '临江' },
  云溪: { en: 'Yunxi', zh: '云溪' },
  青岩: { en: 'Qingyan', zh: '青岩' },
})

/** A district of the town by the name that the server has for it. */
export const districtName = (name: string): string =>
  name in districts ? districts[name as keyof typeof districts]() : name
