import type { Wish, WishEvent, WishKind, WishSize, WishState, WishStep } from '@plaza/shared/api'
import { defineTexts, nameOf } from '@plaza/shared/text'

export const kindText: Record<WishKind, () => string> = defineTexts({
  company: { en: 'Company', zh: '陪伴' },
  learning: { en: 'Learning', zh: '学习' },
  repair: { en: 'Repairs', zh: '修理' },
  errand: { en: 'Errands', zh: '跑腿' },
  goods: { en: 'Things', zh: '物品' },
  other: { en: 'Others', zh: '其他' },
})
export const stateText: Record<WishState, () => string> = defineTexts({
  open: { en: 'Waits for somebody', zh: '待认领' },
  claimed: { en: 'Claimed', zh: '已认领' },
  finished: { en: 'Came true', zh: '已实现' },
})
export const stepText: Record<WishStep, () => string> = defineTexts({
  claim: { en: 'Claim this wish', zh: '认领这个心愿' },
  'cancel-claim': { en: 'Give it back', zh: '放弃认领' },
  finish: { en: 'It came true', zh: '确认已实现' },
  delete: { en: 'Delete', zh: '删除心愿' },
})
export const eventText: Record<WishEvent, (by: string) => string> = defineTexts({
  published: { en: (by: string) => `${by} made the wish`, zh: (by: string) => `${by} 许下心愿` },
  claimed: { en: (by: string) => `${by} claimed it`, zh: (by: string) => `${by} 认领` },
  'given-back': { en: (by: string) => `${by} gave it back`, zh: (by: string) => `${by} 放弃认领` },
  ended: {
    en: (by: string) => `The claim of ${by} was ended by the owner`,
    zh: (by: string) => `许愿人结束了 ${by} 的认领`,
  },
  expired: { en: (by: string) => `The claim of ${by} ended`, zh: (by: string) => `${by} 的认领到期退回` },
  finished: { en: (by: string) => `It came true, by ${by}`, zh: (by: string) => `${by} 帮助实现了心愿` },
})

export const t = defineTexts({
  wall: { en: 'Wish wall', zh: '心愿墙' },
  micro: { en: 'Small wishes', zh: '微心愿' },
  wallLead: { en: 'Somebody near you could make it come true.', zh: '你举手之劳，是别人等了很久的事。' },
  microLead: { en: 'Ten minutes are enough for each of these.', zh: '十分钟，就能让一个愿望落地。' },
  make: { en: 'Make a wish', zh: '许个心愿' },
  makeMicro: { en: 'Make a small wish', zh: '发布微心愿' },
  mine: { en: 'My wishes', zh: '我的心愿' },
  claimed: { en: 'Claimed by me', zh: '我认领的' },
  byState: { en: 'By state', zh: '按状态筛选' },
  byKind: { en: 'By kind', zh: '按类型筛选' },
  all: { en: 'All', zh: '全部' },
  allKinds: { en: 'All kinds', zh: '全部类型' },
  clear: { en: 'Show all', zh: '查看全部' },
  pending: { en: 'In review', zh: '审核中' },
  refused: { en: 'Not published', zh: '未通过' },
  likes: { en: (n: string) => `${n} likes`, zh: (n: string) => `${n} 人支持` },
  by: { en: (name: string) => `with ${name}`, zh: (name: string) => `${name} 认领` },
})

/** Words of a wish in the language of the page, where it has them. */
export const titleOf = ({ title, title_en }: Pick<Wish, 'title' | 'title_en'>): string =>
  nameOf({ name: title, name_en: title_en })
export const contentOf = ({ content, content_en }: Pick<Wish, 'content' | 'content_en'>): string =>
  nameOf({ name: content, name_en: content_en })
export const sizeText: Record<WishSize, () => string> = { wish: t.wall, micro: t.micro }
