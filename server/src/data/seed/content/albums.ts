import type { Past } from '../moments'
import { longTracks } from './long-tracks'
import { sounds } from './sounds'

export interface SeedTrack {
  id: number
  title: string
  summary: string
  /** Below server/assets/audio, or null for a long track, which has pieces of its own. */
  sound: string | null
  seconds: number
  published: Past
  /** Episodes came out at this time so many days before. */
  daysBefore: number
  views: number
}

export interface SeedAlbum {
  id: number
  title: string
  description: string
  category: string
  cover: string
  anchor: number | null
  finished: boolean
  views: number
  subscribers: number
  /** When a new episode comes, for an album without any. */
  published: Past
  tracks: SeedTrack[]
}

/** An audio outside of any album: a news clip. */
export interface SeedAudio extends SeedTrack {
  category: string
  source: string
  cover: string
  likes: number
}

const DAYS_BETWEEN = { daily: 1, weekly: 7 } as const

interface AlbumSketch {
  title: string
  description: string
  category: string
  cover: string
  anchor: number | null
  finished?: boolean
  views: number
  subscribers: number
  newest: Past
  every: keyof typeof DAYS_BETWEEN
  /** News have moments of their own, in the order of the tracks. */
  moments?: Past[]
  /** Taken in turns by the tracks; none where they are long and have pieces of their own. */
  sounds?: string[]
  /** Title and summary, the first track first. */
  tracks: [title: string, summary: string][]
}

const secondsOf = (id: string) => sounds.find((sound) => sound.id === id)?.seconds ?? 0

const numbered = (titles: string[], summary: (title: string) => string): AlbumSketch['tracks'] =>
  titles.map((title, index) => [`${String(index + 1).padStart(2, '0')} ${title}`, summary(title)])

const sketches: AlbumSketch[] = [
  {
    title: '灯塔以北',
    description:
      '十二集广播剧。一座灯塔，三代人，和一盏只在没有船的夜里才会想家的灯。改编自同名话剧，星湾大剧院演员原声。',
    category: '有声书',
    cover: 'cover-story',
    anchor: 904,
    finished: true,
    views: 862300,
    subscribers: 45120,
    newest: 'week-9 friday 20:00',
    every: 'weekly',
    tracks: numbered(
      [
        '开灯之前',
        '一百六十二级',
        '不响的雾号',
        '父亲的本子',
        '北边来的船',
        '断了的缆',
        '十三级',
        '谁在敲门',
        '借一盏灯',
        '潮退以后',
        '两次推迟',
        '往北看',
      ],
      (title) => `“${title}”一集：灯亮之前，要先看看外面。`,
    ),
  },
  {
    title: '夏夏姐姐讲故事',
    description: '给三到八岁孩子的睡前故事，每集不长，讲完正好关灯。动物都会说话，大人也请一起听。',
    category: '少儿',
    cover: 'cover-kids',
    anchor: 907,
    views: 1284600,
    subscribers: 88230,
    newest: 'latest 19:30',
    every: 'daily',
    tracks: numbered(
      [
        '鲸鱼打喷嚏',
        '横着走的邮递员',
        '不肯下班的太阳',
        '电梯是楼的扁桃体',
        '一把伞的三千次旅行',
        '雾是谁呼出来的',
        '会飞的报纸',
        '灯塔的影子去哪了',
        '小海龟的第一步',
        '种错地方的豌豆',
        '橘猫守夜',
        '雪人司机',
        '借来的板凳',
        '最后一片银杏',
        '茶树也会开花',
        '月亮晃了三下',
        '早晨还没加载出来',
        '螃蟹的回信',
        '鞋带上的小船',
        '星星一直都在',
        '大鼓多敲八下',
        '晚安，轮渡',
      ],
      (title) => `今晚的故事是《${title}》，听完就闭眼。`,
    ),
  },
  {
    title: '听雨夜话',
    description: '写给末班车之后还醒着的人。没有要紧的话，只想陪你坐一会儿。',
    category: '情感',
    cover: 'cover-night',
    anchor: 901,
    views: 2104500,
    subscribers: 132400,
    newest: 'latest 22:05',
    every: 'daily',
    tracks: numbered(
      [
        '末班车之后',
        '没有寄出的信',
        '搬家那天',
        '一个人的生日',
        '听得见的雪',
        '替我喂猫',
        '电话亭',
        '他不会做饭',
        '三十七把钥匙',
        '病房靠窗的床',
        '旧毛衣',
        '最后一盘磁带',
        '陌生人的伞',
        '夜班护士的日出',
        '谁先说的再见',
        '父亲的自行车',
        '煮面给自己',
        '隔壁的琴声',
        '九十一页',
        '海风吹过九楼',
        '晚点的火车',
        '写给十年后',
        '锁坏了的日记',
        '雾里的口琴',
        '门背后的伞',
        '两度',
        '凌晨的面包',
        '不响的电话',
        '慢慢来',
        '天快亮了',
      ],
      (title) => `听众来信：《${title}》。`,
    ),
  },
  {
    title: '星湾旧事',
    description: '一座码头、一块石板、一条渡船。许晚舟走遍老街，把快要忘掉的事讲给你听。',
    category: '人文',
    cover: 'cover-history',
    anchor: 904,
    views: 418900,
    subscribers: 26310,
    newest: 'week-1 saturday 10:00',
    every: 'weekly',
    tracks: numbered(
      [
        '第一班渡船',
        '盐仓的盐去了哪',
        '三号埠头第七级',
        '打锡铺的一天',
        '船厂里的汽笛',
        '一条街四个井',
        '灯笼巷的规矩',
        '老粮站',
        '书院巷的叶子',
        '望潮灯塔建塔记',
        '缺一点的招牌',
        '渡工卫家六代',
      ],
      (title) => `旧事一则：${title}。`,
    ),
  },
  {
    title: '枕边诗',
    description: '每晚一首古诗，先读，再说两句。诗是旧的，夜是新的。',
    category: '人文',
    cover: 'cover-poem',
    anchor: 901,
    views: 356200,
    subscribers: 31870,
    newest: 'latest 21:30',
    every: 'daily',
    tracks: numbered(
      ['春江花月夜', '枫桥夜泊', '山居秋暝', '夜雨寄北', '望月怀远', '江雪', '竹里馆', '滁州西涧', '听雨', '宿建德江'],
      (title) => `今夜读《${title}》。`,
    ),
  },
  {
    title: '慢慢说·健康',
    description: '和靠谱的医生一起，把一件小事说明白。不吓人，不卖药。',
    category: '健康',
    cover: 'cover-health',
    anchor: 906,
    views: 287600,
    subscribers: 24050,
    newest: 'latest 11:50',
    every: 'daily',
    sounds: ['say-sleep', 'say-flu'],
    tracks: numbered(
      [
        '二十分钟睡不着就起来',
        '流感疫苗六问',
        '膝盖的意见',
        '下午三点的茶',
        '体检单上的箭头',
        '孩子发热先看精神',
        '血压什么时候量',
        '走路的门道',
        '少盐不少味',
        '看懂药盒',
        '春天为什么打喷嚏',
        '和失眠做邻居',
        '久坐的人',
        '眼睛要看远',
        '一口好牙',
      ],
      (title) => `听懂一件小事：${title}。`,
    ),
  },
  {
    title: '星湾三分钟',
    description: '早晚各三分钟，上班路上听完今天的星湾。',
    category: '新闻',
    cover: 'cover-news',
    anchor: 909,
    views: 3120800,
    subscribers: 206700,
    newest: 'edition 07:30',
    every: 'daily',
    moments: [
      'edition 07:30',
      'workday 18:45',
      'edition 05:45',
      'week-1 monday 07:30',
      'edition-2 18:45',
      'edition-1 07:30',
      'edition-3 18:45',
      'edition-2 07:30',
    ],
    sounds: ['say-brief-morning', 'say-brief-evening', 'say-weather'],
    tracks: [
      ['早新闻：大桥合龙，地铁三号线空载试运行', '还有大雾黄色预警与轮渡停航信息。'],
      ['晚新闻：船舶在港时间缩短到19.6小时', '十一家医院夜间门诊正常开放。'],
      ['渔港天气与海况', '高潮位时间与能见度。'],
      ['早新闻：市民中心取消分部门窗口', '三百一十二个事项一窗受理。'],
      ['晚新闻：方奶奶回到路口', '一百一十根鞋带，一根一根收好了。'],
      ['早新闻：候鸟比去年早到五天', '请与它们保持四百米。'],
      ['晚新闻：二十四小时自助点再增九处', '用得最多的时间是晚上八点到十点。'],
      ['早新闻：海上风电二期并网', '一百零八台风机站进海里。'],
    ],
  },
  {
    title: '越调一折',
    description: '苏锦绣教你唱一句、听一段。从《望潮记》开始，一折一折慢慢来。',
    category: '戏曲',
    cover: 'cover-opera',
    anchor: 911,
    views: 96400,
    subscribers: 8120,
    newest: 'week-1 wednesday 11:30',
    every: 'weekly',
    tracks: numbered(
      ['望潮·登楼', '望潮·误认', '望潮·夜审', '望潮·开灯', '采茶调', '渡口相送', '七级台阶', '盐工号子', '鱼灯'],
      (title) => `先学一句，再听全折：${title}。`,
    ),
  },
  {
    title: '城市白噪音',
    description: '用音乐和真实的节律做成的城市声景：港口、茶山、旧巷、芦苇。适合写字，也适合发呆。',
    category: '音乐',
    cover: 'cover-music',
    anchor: null,
    views: 742100,
    subscribers: 61200,
    newest: 'week-1 sunday 20:00',
    every: 'weekly',
    tracks: [
      ['晨港', '五点四十分，第一班船。'],
      ['茶山谣', '露水半干。'],
      ['旧巷', '雨打在石板的缺口里。'],
      ['夜潮', '涨到第七级。'],
      ['檐雨', '一滴，一滴。'],
      ['春游', '书包里只有橘子。'],
      ['星光', '营地熄灯以后。'],
      ['白帆', '两百张帆一起升起。'],
      ['芦歌', '三分二十秒的芦苇。'],
      ['摇篮', '慢慢闭上眼睛。'],
    ],
  },
  {
    title: '山里的茶',
    description: '跟着节气听茶山：采、炒、喝，和一群不怎么睡觉的人。',
    category: '生活',
    cover: 'cover-tea',
    anchor: 908,
    views: 128700,
    subscribers: 11430,
    newest: 'week-1 friday 15:00',
    every: 'weekly',
    tracks: numbered(
      [
        '清明前三天',
        '五万个芽头',
        '守锅的人',
        '水要放两分钟',
        '茶树开花',
        '一片陈皮',
        '冬天的茶山',
        '白露茶',
        '敞门待客',
      ],
      (title) => `节气里的茶：${title}。`,
    ),
  },
  {
    title: 'Starbay Today',
    description: 'News and slow stories from Starbay, in English, for newcomers, students and the curious.',
    category: 'English',
    cover: 'cover-english',
    anchor: 912,
    views: 64200,
    subscribers: 5210,
    newest: 'edition 07:40',
    every: 'daily',
    moments: [
      'edition 07:40',
      'edition-4 17:00',
      'edition-5 17:00',
      'edition-1 17:10',
      'edition-6 17:00',
      'edition-2 17:00',
      'edition-7 17:00',
      'edition-3 17:00',
    ],
    sounds: ['say-en-brief', 'say-en-harbour', 'say-en-tea'],
    tracks: [
      ['The bridge is joined', 'Less than four millimetres, after eleven years.'],
      ['A slow walk along the harbour', 'Eleven kilometres at golden hour.'],
      ['Measured in fingertips', 'Fifty thousand buds make one jin.'],
      ['Empty trains, right on time', 'Line 3 begins its trial running.'],
      ['The keeper who looks outside first', 'Wangchao Lighthouse, since 1988.'],
      ['Breakfast before dawn', 'Three bowls at the Salt Barn.'],
      ['Oranges by post', 'Eleven good ones and one ugly one.'],
      ['Who is awake?', 'One night in a city of three million.'],
    ],
  },
  {
    title: '试播：信号测试',
    description: '新发射机试播用的专辑。第二条是故意放不出来的，用来测试“播放地址加载失败”。',
    category: '试播',
    cover: 'cover-pilot',
    anchor: null,
    views: 312,
    subscribers: 4,
    newest: 'latest 14:00',
    every: 'daily',
    sounds: ['music-starlight', 'missing', 'music-harbour-morning', 'say-weather'],
    tracks: [
      ['信号一：星光', '能听见，说明一切正常。'],
      ['信号二：此文件不存在', '放不出来是对的。'],
      ['信号三：晨港', '前一条失败后，应当停在那里，等你按下一首。'],
      ['信号四：海况', '人声测试。'],
      ['信号五：星光（重）', '循环测试。'],
      ['信号六：此文件也不存在', '仍然放不出来。'],
      ['信号七：晨港（重）', '随机播放测试。'],
      ['信号八：海况（重）', '睡眠定时测试。'],
    ],
  },
  {
    title: '筹备中的新节目',
    description: '节目正在录制，还没有内容。订阅后，第一集上线时会通知你。',
    category: '试播',
    cover: 'circle-photo',
    anchor: 908,
    views: 214,
    subscribers: 37,
    newest: 'edition-1 10:00',
    every: 'weekly',
    tracks: [],
  },
]

const trackOf = (sketch: AlbumSketch, album: number, index: number): SeedTrack => {
  const [title, summary] = sketch.tracks[index] ?? ['', '']
  const id = 11001 + album * 100 + index
  const long = longTracks[id]
  const sounds = sketch.sounds ?? []
  const sound = sounds[index % sounds.length] ?? ''
  const behind = sketch.tracks.length - 1 - index
  return {
    id,
    title,
    summary,
    sound: long === undefined ? sound : null,
    seconds: long ?? secondsOf(sound),
    published: sketch.moments?.[index] ?? sketch.newest,
    daysBefore: sketch.moments ? 0 : behind * DAYS_BETWEEN[sketch.every],
    views: Math.round(sketch.views / (sketch.tracks.length + index * 2 + 2)),
  }
}

export const albums: SeedAlbum[] = sketches.map((sketch, album) => ({
  id: 2001 + album,
  title: sketch.title,
  description: sketch.description,
  category: sketch.category,
  cover: sketch.cover,
  anchor: sketch.anchor,
  finished: sketch.finished ?? false,
  views: sketch.views,
  subscribers: sketch.subscribers,
  published: sketch.newest,
  tracks: sketch.tracks.map((_, index) => trackOf(sketch, album, index)),
}))

type AudioRow = [
  title: string,
  summary: string,
  sound: string,
  category: string,
  source: string,
  published: Past,
  views: number,
  likes: number,
  cover: string,
]

const audioRows: AudioRow[] = [
  [
    '临青大桥合龙现场：对讲机里的那声“到位”',
    '三点八毫米，七个夜晚。',
    'say-bridge',
    '要闻',
    '星湾之声',
    'edition 07:20',
    86200,
    3120,
    'sea-bridge-dawn',
  ],
  [
    '早新闻三分钟：大桥、地铁、大雾',
    '一分钟听完今天早晨的星湾。',
    'say-brief-morning',
    '要闻',
    '星湾之声',
    'edition 07:30',
    45210,
    1220,
    'skyline-fog',
  ],
  [
    '地铁3号线空载试运行',
    '靠南的窗边，三分二十秒的芦苇。',
    'say-metro',
    '要闻',
    '星湾之声',
    'edition-1 17:50',
    21340,
    640,
    'metro-viaduct',
  ],
  [
    '渔港天气与海况',
    '请进出港船只注意瞭望。',
    'say-weather',
    '民生',
    '海洋与乡村广播',
    'edition 05:45',
    9820,
    410,
    'fishing-port',
  ],
  [
    '长者食堂的第一锅红烧豆腐',
    '菜是热的，人也是热的。',
    'say-canteen',
    '民生',
    '星湾之声',
    'edition-1 12:50',
    18300,
    1502,
    'elderly-dining',
  ],
  [
    '候鸟到了',
    '请用四百米的距离爱它们。',
    'say-wetland',
    '文旅',
    '故事戏曲广播',
    'edition-1 10:00',
    12400,
    980,
    'wetland-egrets',
  ],
  [
    '多睡的二十五分钟',
    '困了可以趴着。',
    'say-school',
    '教育',
    '星湾之声',
    'edition-1 18:20',
    15400,
    730,
    'school-morning',
  ],
  [
    '流感疫苗，一次问清楚',
    '疫苗不是雨衣，是安全带。',
    'say-flu',
    '健康',
    '星湾之声',
    'edition-1 09:10',
    11020,
    402,
    'clinic',
  ],
  [
    '一封漂了十四年的信',
    '它后来自己回来了。',
    'say-volunteer',
    '志愿',
    '交通音乐广播',
    'latest 19:40',
    33800,
    4010,
    'volunteers-beach',
  ],
  [
    '加装电梯，说成你听得懂的话',
    '不需要全票。',
    'say-elevator',
    '政务',
    '星湾之声',
    'edition-5 10:20',
    14080,
    511,
    'elevator-building',
  ],
  [
    '晚新闻提要：最后一条是好消息',
    '方奶奶回到了路口。',
    'say-brief-evening',
    '要闻',
    '星湾之声',
    'workday 18:45',
    27600,
    1804,
    'skyline-blue',
  ],
  [
    'Starbay Today: the headlines',
    'The bridge, the metro and the fog.',
    'say-en-brief',
    'English',
    '星湾之声',
    'edition 07:40',
    4310,
    210,
    'harbour-golden',
  ],
]

export const audios: SeedAudio[] = audioRows.map(
  ([title, summary, sound, category, source, published, views, likes, cover], index) => ({
    id: 1001 + index,
    title,
    summary,
    sound,
    seconds: secondsOf(sound),
    category,
    source,
    published,
    daysBefore: 0,
    views,
    likes,
    cover,
  }),
)
