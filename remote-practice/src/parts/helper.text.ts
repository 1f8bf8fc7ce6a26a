import type { HelperNeed, HelperRelation } from '@plaza/shared/api'
import { defineTexts } from '@plaza/shared/text'

export const relationText = defineTexts({
  parent: { en: 'Parent', zh: '父母' },
  grandparent: { en: 'Grandparent', zh: '祖父母' },
  child: { en: 'Child', zh: '孩子' },
  partner: { en: 'Partner', zh: '伴侣' },
  relative: { en: 'Relative', zh: '亲戚' },
  neighbour: { en: 'Neighbour', zh: '邻居' },
} satisfies Record<HelperRelation, { en: string; zh: string }>)

export const needText = defineTexts({
  walking: { en: 'Walks with help', zh: '行走要扶' },
  hearing: { en: 'Hard of hearing', zh: '听力不好' },
  sight: { en: 'Poor sight', zh: '视力不好' },
  memory: { en: 'Forgets', zh: '记性不好' },
  diet: { en: 'Diet or allergy', zh: '饮食禁忌' },
  alone: { en: 'Lives alone', zh: '独居' },
  mandarin: { en: 'Speaks dialect alone', zh: '只说本地话' },
} satisfies Record<HelperNeed, { en: string; zh: string }>)
