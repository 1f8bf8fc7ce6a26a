import type { Region } from '@plaza/shared/api'
import { expect, it } from 'vitest'
import { indexOf } from './region-names.model'
import { takeApart } from './take-apart.model'

const leaf = (code: string, name: string): Region => ({ code, name })
const regions: Region[] = [
  {
    code: '990000',
    name: '海东省',
    parts: [
      {
        code: '999000',
        name: '星湾市',
        parts: [leaf('999001', '临江区'), leaf('999002', '云溪区'), leaf('999003', '青岩区')],
      },
      leaf('998010', '安澜市'),
    ],
  },
  { code: '110000', name: '北京市', parts: [leaf('110101', '东城区'), leaf('110105', '朝阳区')] },
  { code: '310000', name: '上海市', parts: [leaf('310115', '浦东新区'), leaf('310104', '徐汇区')] },
  {
    code: '150000',
    name: '内蒙古自治区',
    parts: [{ code: '150100', name: '呼和浩特市', parts: [leaf('150102', '新城区')] }],
  },
  {
    code: '220000',
    name: '吉林省',
    parts: [
      { code: '220100', name: '长春市', parts: [leaf('220104', '朝阳区')] },
      { code: '222400', name: '延边朝鲜族自治州', parts: [leaf('222401', '延吉市')] },
    ],
  },
  {
    code: '320000',
    name: '江苏省',
    parts: [
      { code: '320100', name: '南京市', parts: [leaf('320106', '鼓楼区')] },
      { code: '320300', name: '徐州市', parts: [leaf('320302', '鼓楼区')] },
    ],
  },
  {
    code: '330000',
    name: '浙江省',
    parts: [{ code: '330100', name: '杭州市', parts: [leaf('330106', '西湖区'), leaf('330110', '余杭区')] }],
  },
  {
    code: '440000',
    name: '广东省',
    parts: [{ code: '440300', name: '深圳市', parts: [leaf('440305', '南山区')] }, leaf('441900', '东莞市')],
  },
]
const index = indexOf(regions)

const PHONE = '13800138000'
const WENSAN = '文三路90号东部软件园3幢'
const HANGZHOU = '330106'

it.each<[what: string, pasted: string, name: string, phone: string, region: string, detail: string]>([
  ['name, phone, address', `张三 ${PHONE} 浙江省杭州市西湖区${WENSAN}`, '张三', PHONE, HANGZHOU, WENSAN],
  ['address, name, phone', `浙江省杭州市西湖区${WENSAN} 张三 ${PHONE}`, '张三', PHONE, HANGZHOU, WENSAN],
  ['phone, name, address', `${PHONE} 张三 浙江省杭州市西湖区${WENSAN}`, '张三', PHONE, HANGZHOU, WENSAN],
  ['phone, address, name', `${PHONE}，浙江省杭州市西湖区${WENSAN}，张三`, '张三', PHONE, HANGZHOU, WENSAN],
  ['name, address, phone', `张三，浙江省杭州市西湖区${WENSAN}，${PHONE}`, '张三', PHONE, HANGZHOU, WENSAN],
  ['nothing between the parts', `张三${PHONE}浙江省杭州市西湖区${WENSAN}`, '张三', PHONE, HANGZHOU, WENSAN],
  ['name before the region', `张三浙江省杭州市西湖区${WENSAN}${PHONE}`, '张三', PHONE, HANGZHOU, WENSAN],
  ['a line for each part', `张三\n${PHONE}\n浙江省 杭州市 西湖区\n${WENSAN}`, '张三', PHONE, HANGZHOU, WENSAN],
  [
    'labels',
    `收货人：张三\n手机号码：${PHONE}\n所在地区：浙江省杭州市西湖区\n详细地址：${WENSAN}`,
    ...(['张三', PHONE, HANGZHOU, WENSAN] as const),
  ],
  [
    'labels in another order',
    `地址:浙江省杭州市西湖区${WENSAN};电话:${PHONE};姓名:欧阳娜娜`,
    ...(['欧阳娜娜', PHONE, HANGZHOU, WENSAN] as const),
  ],
  ['a labelled nickname', `收件人：豆浆不加糖 ${PHONE} 杭州市西湖区${WENSAN}`, '豆浆不加糖', PHONE, HANGZHOU, WENSAN],
  ['a nickname by the phone', `小确幸 ${PHONE} 杭州市西湖区${WENSAN}`, '小确幸', PHONE, HANGZHOU, WENSAN],
  ['a courtesy', `王女士 ${PHONE} 杭州西湖区${WENSAN}`, '王女士', PHONE, HANGZHOU, WENSAN],
  ['a Latin name', `Mary Ann Lee, ${PHONE}, 浙江杭州西湖区${WENSAN}`, 'Mary Ann Lee', PHONE, HANGZHOU, WENSAN],
  ['a phone with spaces', `张三 138 0013 8000 杭州市西湖区${WENSAN}`, '张三', PHONE, HANGZHOU, WENSAN],
  ['a phone with hyphens', `张三 138-0013-8000 杭州市西湖区${WENSAN}`, '张三', PHONE, HANGZHOU, WENSAN],
  ['a country code', `张三 +86 ${PHONE} 杭州市西湖区${WENSAN}`, '张三', PHONE, HANGZHOU, WENSAN],
  ['full-width signs', `张三　１３８００１３８０００　杭州市西湖区${WENSAN}`, '张三', PHONE, HANGZHOU, WENSAN],
  ['a postcode', `张三 ${PHONE} 浙江省杭州市西湖区${WENSAN} 310012`, '张三', PHONE, HANGZHOU, WENSAN],
  ['a labelled postcode', `邮编：310012 张三 ${PHONE} 杭州市西湖区${WENSAN}`, '张三', PHONE, HANGZHOU, WENSAN],
  ['short names', `张三 ${PHONE} 浙江 杭州 西湖 ${WENSAN}`, '张三', PHONE, HANGZHOU, WENSAN],
  ['hyphens between the regions', `张三 ${PHONE} 浙江省-杭州市-西湖区-${WENSAN}`, '张三', PHONE, HANGZHOU, WENSAN],
  ['no city', `张三 ${PHONE} 浙江省西湖区${WENSAN}`, '张三', PHONE, HANGZHOU, WENSAN],
  ['no province', `张三 ${PHONE} 杭州市西湖区${WENSAN}`, '张三', PHONE, HANGZHOU, WENSAN],
  ['a district alone', `张三 ${PHONE} 余杭区文一西路969号`, '张三', PHONE, '330110', '文一西路969号'],
  ['the region behind the street', `${WENSAN}，浙江省杭州市西湖区，张三，${PHONE}`, '张三', PHONE, HANGZHOU, WENSAN],
  ['a municipality', `李四 ${PHONE} 北京市朝阳区建国路88号`, '李四', PHONE, '110105', '建国路88号'],
  ['a municipality twice', `李四 ${PHONE} 北京市北京市朝阳区建国路88号`, '李四', PHONE, '110105', '建国路88号'],
  ['市辖区', `李四 ${PHONE} 上海市市辖区浦东新区世纪大道8号`, '李四', PHONE, '310115', '世纪大道8号'],
  ['a short municipality', `李四 ${PHONE} 上海浦东世纪大道8号`, '李四', PHONE, '310115', '世纪大道8号'],
  ['the same district elsewhere', `李四 ${PHONE} 长春市朝阳区红旗街2号`, '李四', PHONE, '220104', '红旗街2号'],
  ['an autonomous region', `白音 ${PHONE} 内蒙古呼和浩特新城区海拉尔大街1号`, '白音', PHONE, '150102', '海拉尔大街1号'],
  ['an autonomous prefecture', `金花 ${PHONE} 吉林延边延吉市人民路3号`, '金花', PHONE, '222401', '人民路3号'],
  [
    'its whole name',
    `金花 ${PHONE} 吉林省延边朝鲜族自治州延吉市人民路3号`,
    ...(['金花', PHONE, '222401', '人民路3号'] as const),
  ],
  ['a city without districts', `赵六 ${PHONE} 广东省东莞市长安镇德政路5号`, '赵六', PHONE, '441900', '长安镇德政路5号'],
  ['our own city', `黎子言 ${PHONE} 星湾市临江区老码头路18号402室`, '黎子言', PHONE, '999001', '老码头路18号402室'],
  ['our own district', `黎子言 ${PHONE} 青岩区东滩街道潮音里33号`, '黎子言', PHONE, '999003', '东滩街道潮音里33号'],
  [
    'a Latin part of the detail',
    `张三 ${PHONE} 深圳市南山区科技园 Building 7 Unit 3`,
    ...(['张三', PHONE, '440305', '科技园Building 7 Unit 3'] as const),
  ],
  ['a street that is called like a city', `张三 ${PHONE} 杭州市西湖区南京路3号`, '张三', PHONE, HANGZHOU, '南京路3号'],
  ['a person who is called like a province', `江西 ${PHONE} 杭州市西湖区${WENSAN}`, '江西', PHONE, HANGZHOU, WENSAN],
  ['a city alone', `张三 ${PHONE} 杭州市${WENSAN}`, '张三', PHONE, '330100', WENSAN],
  ['a district of two cities', `张三 ${PHONE} 鼓楼区中山路1号`, '张三', PHONE, '', '鼓楼区中山路1号'],
  ['an unknown region', `张三 ${PHONE} 幸福路8号院2单元`, '张三', PHONE, '', '幸福路8号院2单元'],
  ['no phone', `张三 杭州市西湖区${WENSAN}`, '张三', '', HANGZHOU, WENSAN],
  ['no name', `${PHONE} 杭州市西湖区${WENSAN}`, '', PHONE, HANGZHOU, WENSAN],
  ['an address alone', `浙江省杭州市西湖区${WENSAN}`, '', '', HANGZHOU, WENSAN],
  ['nothing', '  ', '', '', '', ''],
])('%s', (_, pasted, name, phone, region, detail) => {
  const parts = takeApart(pasted, regions, index)
  expect({ ...parts, region: parts.region.at(-1) ?? '' }).toEqual({ name, phone, region, detail })
})

it('gives the whole path of a region', () => {
  expect(takeApart('余杭区文一西路969号', regions, index).region).toEqual(['330000', '330100', '330110'])
})

it('takes a long text apart in a moment', () => {
  const long = `${'海东省星湾市'.repeat(400)}临江区`
  const begin = performance.now()
  takeApart(long, regions, index)
  expect(performance.now() - begin).toBeLessThan(1000)
})
