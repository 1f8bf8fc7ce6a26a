import { MAX_ADDRESSES } from '@plaza/shared/api'
import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  title: { en: 'Addresses', zh: '收货地址' },
  add: { en: 'Add an address', zh: '新增地址' },
  edit: { en: 'Edit the address', zh: '编辑地址' },
  full: {
    en: `${MAX_ADDRESSES} addresses at most. Delete one to add another.`,
    zh: `最多保存 ${MAX_ADDRESSES} 个地址，删除一个后才能新增。`,
  },
  preferred: { en: 'Default', zh: '默认' },
  prefer: { en: 'Make default', zh: '设为默认' },
  preferOne: {
    en: (name: string) => `Make ${name}’s address the default`,
    zh: (name: string) => `将${name}的地址设为默认`,
  },
  change: { en: 'Edit', zh: '编辑' },
  changeOne: { en: (name: string) => `Edit ${name}’s address`, zh: (name: string) => `编辑${name}的地址` },
  remove: { en: 'Delete', zh: '删除' },
  removeOne: { en: (name: string) => `Delete ${name}’s address`, zh: (name: string) => `删除${name}的地址` },
  paste: { en: 'Paste a whole address', zh: '粘贴整段地址' },
  pasteHint: {
    en: 'Name, phone and address in any order. They are put into the fields below.',
    zh: '姓名、电话和地址顺序不限，自动填入下方。',
  },
  pasteExample: {
    en: '张三 13800138000 星湾市临江区老码头路 18 号',
    zh: '例如：张三 13800138000 星湾市临江区老码头路18号',
  },
  takeApart: { en: 'Fill in', zh: '识别' },
  notFound: { en: 'Nothing was recognised. Please fill in the fields.', zh: '没有识别出内容，请手动填写。' },
  name: { en: 'Name', zh: '收货人' },
  phone: { en: 'Phone', zh: '手机号' },
  phoneKept: { en: (phone: string) => `Leave it empty to keep ${phone}`, zh: (phone: string) => `不填则沿用 ${phone}` },
  region: { en: 'Region', zh: '所在地区' },
  regionHint: { en: 'Province, city, district', zh: '省 / 市 / 区县' },
  detail: { en: 'Street and house', zh: '详细地址' },
  detailHint: { en: 'Street, house number, floor, room', zh: '街道、门牌号、楼栋、房间号' },
  asDefault: { en: 'Default address', zh: '设为默认地址' },
  save: { en: 'Save', zh: '保存' },
  saved: { en: 'Saved', zh: '已保存' },
})

/** What is missing or wrong, below its field. */
export const faultText = defineTexts({
  name: { en: 'Please enter a name of up to 30 characters', zh: '请填写收货人，最多 30 个字' },
  phone: { en: 'Please enter a mobile number of 11 digits', zh: '请填写 11 位手机号' },
  region: { en: 'Please choose down to the district', zh: '请选择到区县' },
  detail: { en: 'Please enter street and house, up to 100 characters', zh: '请填写详细地址，最多 100 个字' },
})
