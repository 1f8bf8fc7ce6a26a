import type { Past } from '../moments'

export interface SeedSpecial {
  id: number
  title: string
  summary: string
  cover: string
  published: Past
  views: number
  /** Content ids of any type, in order. */
  sections: { title: string; contents: number[] }[]
}

export const specials: SeedSpecial[] = [
  {
    id: 5001,
    title: '临青大桥：等了十一年的九分钟',
    summary: '从第一次论证到今晨合龙。桥上的人，桥下的人，等桥的人。',
    cover: 'sea-bridge-night',
    published: 'edition 07:55',
    views: 286400,
    sections: [
      { title: '合龙现场', contents: [3001, 1001, 4005] },
      { title: '桥边的人', contents: [3104, 4001, 3003] },
      { title: '图集与视频', contents: [7001, 15003] },
    ],
  },
  {
    id: 5002,
    title: '十件民生实事，请你打分',
    summary: '一万七千四百条建议，十件事，做到哪一步了。',
    cover: 'community-square',
    published: 'edition-1 10:10',
    views: 98200,
    sections: [
      { title: '总账', contents: [3005, 3701] },
      { title: '住', contents: [3101, 3106, 3703, 1010] },
      { title: '吃与医', contents: [3102, 3401, 3402, 1005] },
      { title: '学与动', contents: [3301, 3407, 3302] },
    ],
  },
  {
    id: 5003,
    title: '候鸟与我们',
    summary: '四百米的距离，和六十三公里的溪。',
    cover: 'wetland-reeds',
    published: 'edition-1 12:30',
    views: 44100,
    sections: [
      { title: '看鸟', contents: [3203, 4008, 1006] },
      { title: '护水', contents: [3606, 3604] },
      { title: '图集', contents: [7003] },
    ],
  },
  {
    id: 5004,
    title: '老码头亮灯',
    summary: '修了三年，先修的是它的缺口。',
    cover: 'lantern-festival',
    published: 'edition-1 20:20',
    views: 73300,
    sections: [
      { title: '逛', contents: [3202, 3205, 4004] },
      { title: '听', contents: [2004, 2008] },
      { title: '图集', contents: [7002, 7008] },
    ],
  },
  {
    id: 5005,
    title: '红马甲',
    summary: '净滩、护学、救援、录书。三十万人的业余时间。',
    cover: 'volunteers-beach',
    published: 'latest 19:50',
    views: 61900,
    sections: [
      { title: '人物', contents: [3601, 3602, 3605, 3607] },
      { title: '声音', contents: [1009] },
      { title: '影像', contents: [4009, 7006] },
    ],
  },
  {
    id: 5006,
    title: 'Starbay in English',
    summary: 'Walks, bowls, trains and one lighthouse.',
    cover: 'lighthouse-dusk',
    published: 'latest 10:20',
    views: 15200,
    sections: [
      { title: 'Read', contents: [3801, 3804, 3806, 3805] },
      { title: 'Listen', contents: [2011, 1012] },
      { title: 'Watch', contents: [4019] },
    ],
  },
]
