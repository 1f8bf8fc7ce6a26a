import type { Past } from '../moments'

export interface SeedVideo {
  id: number
  /** 4 an ordinary video, 12 a short upright one (product spec, content types). */
  type: 4 | 12
  title: string
  summary: string
  /** Clip id, see clips. */
  clip: string
  /** Picture id of the poster. */
  poster: string
  category: string
  source: string
  published: Past
  views: number
  likes: number
  comments: number
}

export interface SeedCollection {
  id: number
  title: string
  summary: string
  cover: string
  published: Past
  views: number
  videos: number[]
}

type Row = [
  title: string,
  summary: string,
  clip: string,
  poster: string,
  category: string,
  source: string,
  published: Past,
  views: number,
]

const rows: Row[] = [
  [
    '港口的二十四小时，压缩成十二秒',
    '同一个机位，从天亮守到天亮。',
    'clip-harbour',
    'harbour-golden',
    '要闻',
    '星湾新闻',
    'latest 17:30',
    86420,
  ],
  [
    '两百张帆同时升起',
    '有三十秒，岸上没有人说话。',
    'clip-regatta',
    'regatta',
    '文旅',
    '星湾体育',
    'week-4 monday 09:00',
    45210,
  ],
  [
    '云溪的雾是怎么走的',
    '早晨六点到八点，塔尖先露出来。',
    'clip-hills',
    'tea-dawn',
    '文旅',
    '星湾旅行',
    'latest 09:15',
    128300,
  ],
  [
    '旧巷的灯，一盏一盏亮起来',
    '老码头试开街当晚。',
    'clip-lane',
    'old-town-lane',
    '文旅',
    '星湾旅行',
    'edition-1 21:10',
    67310,
  ],
  [
    '从驾驶舱看临青大桥',
    '引航员的视角，慢速。',
    'clip-harbour',
    'sea-bridge-dawn',
    '要闻',
    '星湾新闻',
    'edition 07:50',
    210040,
  ],
  ['空车厢里的一束光', '3号线试运行首日。', 'clip-lane', 'metro-viaduct', '要闻', '星湾新闻', 'edition-1 19:10', 12090],
  [
    '开渔，三百二十七艘船',
    '汽笛响起的那一分钟。',
    'clip-regatta',
    'fishing-fleet',
    '要闻',
    '星湾新闻',
    'edition-91 14:20',
    53000,
  ],
  ['四百米外的白鹭', '请安静地看。', 'clip-hills', 'wetland-egrets', '文旅', '星湾旅行', 'edition-1 10:15', 18760],
  [
    '净滩队的清晨',
    '红马甲排成一条线。',
    'clip-harbour',
    'volunteers-beach',
    '志愿',
    '星湾志愿',
    'week-1 sunday 10:30',
    22410,
  ],
  [
    '看台上的七十一岁',
    '她没有看表，她看树。',
    'clip-hills',
    'marathon',
    '健康',
    '星湾体育',
    'week-1 monday 12:00',
    31870,
  ],
  ['一碗港式面的四十秒', '汤、面、虾皮、葱。', 'clip-lane', 'noodles', '民生', '星湾味道', 'edition-1 12:15', 98120],
  ['夜市收摊', '凌晨一点，最后一盏灯。', 'clip-lane', 'night-market', '文旅', '星湾味道', 'edition-5 21:15', 74010],
  [
    '望潮岛的管乐队',
    '二十三个学生，十四个声部。',
    'clip-regatta',
    'ferry',
    '教育',
    '星湾教育',
    'edition-6 17:10',
    16020,
  ],
  ['九十一只风筝', '最高的那只是张旧报纸。', 'clip-hills', 'kites', '教育', '星湾教育', 'edition-210 11:30', 9870],
  ['台风夜的灯塔', '灯没有灭。', 'clip-harbour', 'lighthouse-storm', '民生', '星湾新闻', 'edition-110 10:30', 320400],
  [
    '市民中心的二十七号窗口',
    '四件事，四十一分钟。',
    'clip-lane',
    'service-counter',
    '政务',
    '星湾政务',
    'week-1 friday 16:20',
    8120,
  ],
  ['红帆驿站的板凳', '谁累了谁搬去坐。', 'clip-lane', 'red-sail', '党建', '星湾党建', 'latest 11:45', 7340],
  ['看田水', '水面有皱纹，是田埂漏了。', 'clip-hills', 'rice-terraces', '党建', '星湾党建', 'edition-62 11:30', 11200],
  [
    'Golden hour in twelve seconds',
    'The cranes turn copper.',
    'clip-harbour',
    'skyline-golden',
    'English',
    'Starbay Media',
    'latest 18:40',
    5210,
  ],
  ['雪后的老街', '声音都收走了。', 'clip-hills', 'hills-snow', '文旅', '星湾晚风', 'edition-388 15:00', 40770],
]

export const videos: SeedVideo[] = rows.map(
  ([title, summary, clip, poster, category, source, published, views], index) => ({
    id: 4001 + index,
    type: index % 5 === 3 ? 12 : 4,
    title,
    summary,
    clip,
    poster,
    category,
    source,
    published,
    views,
    likes: Math.round(views / 19),
    comments: Math.round(views / 240),
  }),
)

export const collections: SeedCollection[] = [
  {
    id: 15001,
    title: '同一个机位',
    summary: '把摄像机放在一个地方，等时间走过来。',
    cover: 'harbour-dawn',
    published: 'latest 17:45',
    views: 402100,
    videos: [4001, 4003, 4004, 4006, 4015, 4020],
  },
  {
    id: 15002,
    title: '一分钟民生',
    summary: '一件小事，一分钟说清。',
    cover: 'community-square',
    published: 'latest 12:10',
    views: 188040,
    videos: [4011, 4016, 4017, 4009, 4010],
  },
  {
    id: 15003,
    title: '大桥四年',
    summary: '从第一根桩到合龙。',
    cover: 'sea-bridge-night',
    published: 'edition 07:58',
    views: 530900,
    videos: [4005, 4001, 4007],
  },
  {
    id: 15004,
    title: '岛上的孩子',
    summary: '望潮岛小学的一年。',
    cover: 'island-mist',
    published: 'edition-6 17:30',
    views: 74020,
    videos: [4013, 4014, 4018, 4008],
  },
]
