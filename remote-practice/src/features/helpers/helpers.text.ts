import { HELPER_NAME_MAX, HELPER_PLACE_MAX, MAX_HELPERS } from '@plaza/shared/api'
import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  title: { en: 'Those I look after', zh: '我的亲友' },
  one: { en: 'In my care', zh: '亲友信息' },
  why: {
    en: 'Order services for a parent or a child and nobody has to ask twice. Only you see this list; whoever takes an order on sees the one it is for.',
    zh: '替家里老人、孩子预约服务时不用重复填写。名单只有您自己看得到；为谁点单，接单人才能看到谁的信息。',
  },
  add: { en: 'Add somebody', zh: '添加亲友' },
  edit: { en: 'Edit', zh: '编辑' },
  editOne: { en: (name: string) => `Edit ${name}`, zh: (name: string) => `编辑${name}的信息` },
  remove: { en: 'Delete', zh: '删除' },
  removeOne: { en: (name: string) => `Delete ${name}`, zh: (name: string) => `删除${name}` },
  full: {
    en: `${MAX_HELPERS} people at most. Delete one to add another.`,
    zh: `最多登记 ${MAX_HELPERS} 位，删除一位后才能新增。`,
  },
  name: { en: 'Name', zh: '称呼' },
  relation: { en: 'Relation', zh: '与我的关系' },
  relationHint: { en: 'Who is it to you?', zh: '请选择' },
  phone: { en: 'Phone', zh: '手机号' },
  phoneHelp: { en: 'Leave it empty for somebody without a phone', zh: '没有手机可以不填' },
  phoneKept: { en: (phone: string) => `Leave it empty to keep ${phone}`, zh: (phone: string) => `不填则沿用 ${phone}` },
  born: { en: 'Year of birth', zh: '出生年份' },
  bornHint: { en: 'Not told', zh: '选填' },
  bornIn: { en: (year: string) => `Born in ${year}`, zh: (year: string) => `${year} 年出生` },
  age: { en: (age: number) => `${age} years old`, zh: (age: number) => `${age} 岁` },
  place: { en: 'Address', zh: '住址' },
  placeHint: { en: 'District, street, house and flat', zh: '区、街道、门牌和房间号' },
  needs: { en: 'Whoever comes should know', zh: '上门的人需要知道' },
  note: { en: 'Note', zh: '备注' },
  noteHint: { en: 'A habit, an allergy, how to knock', zh: '习惯、过敏、怎么敲门' },
  needsPhone: {
    en: 'Bind a phone number first; without one nothing can be saved here.',
    zh: '请先绑定手机号，绑定后才能保存。',
  },
  save: { en: 'Save', zh: '保存' },
  saved: { en: 'Saved', zh: '已保存' },
  noPhone: { en: 'No phone', zh: '没有手机' },
})

/** What is missing or wrong, below its field. */
export const faultText = defineTexts({
  name: {
    en: `Please enter a name of up to ${HELPER_NAME_MAX} characters`,
    zh: `请填写称呼，最多 ${HELPER_NAME_MAX} 个字`,
  },
  relation: { en: 'Please choose the relation', zh: '请选择与您的关系' },
  phone: { en: 'A mobile number has 11 digits', zh: '手机号是 11 位数字' },
  place: {
    en: `Please enter the address, up to ${HELPER_PLACE_MAX} characters`,
    zh: `请填写住址，最多 ${HELPER_PLACE_MAX} 个字`,
  },
})
