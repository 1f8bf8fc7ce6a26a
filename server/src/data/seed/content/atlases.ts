import type { Past } from '../moments'

export interface SeedAtlas {
  id: number
  title: string
  category: string
  source: string
  author: string
  published: Past
  views: number
  likes: number
  comments: number
  pictures: { id: string; caption: string }[]
}

type Row = [
  title: string,
  category: string,
  source: string,
  author: string,
  published: Past,
  views: number,
  pictures: [id: string, caption: string][],
]

const rows: Row[] = [
  [
    '合龙前夜，我们在桥上',
    '要闻',
    '星湾日报',
    '陆明舟',
    'edition 07:45',
    96210,
    [
      ['sea-bridge-night', '零点。主塔的灯刚刚调试完，海面被照成一条银色的路。'],
      ['old-town-lane', '一点。对岸的老码头还亮着，修船人老俞在等。'],
      ['harbour-night', '三点。测量组在等温度降下来，等钢梁缩回它该有的长度。'],
      ['sea-bridge-dawn', '六点十二分。到位。'],
      ['harbour-dawn', '六点四十分。第一束光照在合龙段上。'],
    ],
  ],
  [
    '灯笼巷的一夜',
    '文旅',
    '星湾旅行',
    '许晚舟',
    'edition-1 20:40',
    48200,
    [
      ['old-town-roofs', '五点，瓦还是热的。'],
      ['old-town-lane', '七点整，第一盏灯。'],
      ['lantern-festival', '七点零三分，二百三十盏。'],
      ['canal-houses', '九点以后，灯在水里更好看。'],
      ['old-town-rain', '半夜下了点雨，石板把灯又照了一遍。'],
    ],
  ],
  [
    '湿地的颜色',
    '文旅',
    '星湾旅行',
    '闻人溪',
    'edition-1 11:20',
    21200,
    [
      ['wetland-reeds', '芦苇还没有全白。'],
      ['wetland-egrets', '四百米外的队列。'],
      ['lotus-pond', '夏天留下的最后几片荷叶。'],
      ['river-boat', '巡护船从不开快。'],
    ],
  ],
  [
    '茶山十二时辰',
    '文旅',
    '星湾旅行',
    '沈栖迟',
    'edition-4 09:30',
    38800,
    [
      ['tea-dawn', '寅时，雾在山腰。'],
      ['tea-terraces', '辰时，采茶人散进一行一行里。'],
      ['valley-river', '午时，溪水把云带走。'],
      ['tea-cup', '申时，歇一歇。'],
      ['pagoda-sunset', '酉时，塔影落在最高的那一垄。'],
      ['camp-stars', '亥时，草甸熄灯。'],
    ],
  ],
  [
    '天际线的五个小时',
    '要闻',
    '星湾日报',
    '陆明舟',
    'edition-6 18:30',
    57010,
    [
      ['skyline-dawn', '05:40 城市的轮廓先于颜色出现。'],
      ['skyline-noon', '12:00 影子最短。'],
      ['skyline-golden', '17:05 玻璃全部变成铜。'],
      ['skyline-blue', '17:50 灯与天一样亮的十分钟。'],
      ['skyline-night', '23:30 还醒着的窗。'],
    ],
  ],
  [
    '红马甲的周日',
    '志愿',
    '星湾志愿',
    '白露',
    'week-1 monday 10:10',
    16900,
    [
      ['volunteers-beach', '六点半，退潮。'],
      ['beach-summer', '七月的东滩，他们也在。'],
      ['volunteers-trees', '三月，量树的人回来了。'],
      ['volunteers-crossing', '周一，又回到路口。'],
    ],
  ],
  [
    '秋天的七条路',
    '文旅',
    '星湾晚风',
    '顾一苇',
    'edition-2 17:30',
    62040,
    [
      ['ginkgo-avenue', '文汇路东段，上午九点，逆光。'],
      ['courtyard-ginkgo', '书画院，雨后。'],
      ['hills-autumn', '云溪塔下的山坡，比城里早红十天。'],
      ['community-square', '老粮站，早市收摊后。'],
    ],
  ],
  [
    '雨天的星湾',
    '民生',
    '星湾晚风',
    '罗小满',
    'edition-55 17:40',
    29900,
    [
      ['umbrella-street', '文汇路口，四百把灰伞里的几把。'],
      ['skyline-rain', '玻璃上的城。'],
      ['old-town-rain', '三号埠头的石阶。'],
      ['bamboo', '云溪竹海，雨声最密的地方。'],
    ],
  ],
  [
    '渔港的凌晨',
    '要闻',
    '星湾新闻',
    '许晚舟',
    'edition-91 09:00',
    33100,
    [
      ['fishing-fleet', '编队驶出防波堤。'],
      ['fishing-port', '凌晨两点，第一筐上岸。'],
      ['seafood', '五点前，要到早市。'],
      ['morning-market', '五点零五分，到了。'],
    ],
  ],
  [
    '去年那场雪',
    '文旅',
    '星湾晚风',
    '顾一苇',
    'edition-389 11:30',
    71200,
    [
      ['hills-snow', '云溪山，七点。'],
      ['snow-street', '文汇路，脚印还很少。'],
      ['old-town-roofs', '前一天的老街，没有人知道要下雪。'],
    ],
  ],
  [
    '大剧院的后台',
    '文旅',
    '星湾晚风',
    '许晚舟',
    'edition-130 17:10',
    12440,
    [
      ['stage', '合光。'],
      ['opera', '登台前九十分钟，她还没有眉毛。'],
      ['studio-tv', '同一晚，隔壁演播室在等连线。'],
    ],
  ],
  [
    '海上的白色巨人',
    '要闻',
    '星湾日报',
    '林牧之',
    'edition-2 11:05',
    19870,
    [
      ['wind-farm', '离岸二十六公里。'],
      ['island-mist', '运维船上午八点路过白鹭岛。'],
      ['container-port', '叶片从这里装船。'],
      ['harbour-noon', '回港。'],
    ],
  ],
]

export const atlases: SeedAtlas[] = rows.map(
  ([title, category, source, author, published, views, pictures], index) => ({
    id: 7001 + index,
    title,
    category,
    source,
    author,
    published,
    views,
    likes: Math.round(views / 16),
    comments: Math.round(views / 410),
    pictures: pictures.map(([id, caption]) => ({ id, caption })),
  }),
)
