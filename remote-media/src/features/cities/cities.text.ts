import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  title: { en: 'Choose a city', zh: '选择城市' },
  find: { en: 'Find a city', zh: '查找城市' },
  placeholder: { en: 'Name or pinyin', zh: '输入城市名或拼音' },
  chosen: { en: 'Now', zh: '当前' },
  here: { en: 'Where you are', zh: '当前定位' },
  locate: { en: 'Find where I am', zh: '获取定位' },
  denied: {
    en: 'The device did not tell where it is. Choose from the list.',
    zh: '没有获得定位权限，请从列表中选择。',
  },
  unavailable: { en: 'The place could not be found just now.', zh: '暂时无法定位，请稍后再试或从列表选择。' },
  unsupported: { en: 'This browser cannot tell where it is.', zh: '当前浏览器不支持定位，请从列表选择。' },
  away: { en: 'None of these cities is near you.', zh: '您所在的位置暂无城市站。' },
  hot: { en: 'Often chosen', zh: '热门城市' },
  districts: { en: 'Districts', zh: '本市区县' },
  all: { en: 'All cities', zh: '全部城市' },
  letters: { en: 'By letter', zh: '按字母' },
  to: { en: (name: string) => `Now in ${name}`, zh: (name: string) => `已切换到${name}` },
})
