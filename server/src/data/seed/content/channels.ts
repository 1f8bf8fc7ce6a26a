/** 1 radio, 4 TV (product spec, channel types). */
export type SeedChannelType = 1 | 4

export interface SeedProgramme {
  /** Local wall clock; the last one of a day ends at 24:00. */
  from: `${number}:${number}`
  to: `${number}:${number}`
  title: string
  anchor: number | null
}

export interface SeedChannel {
  id: number
  type: SeedChannelType
  name: string
  frequency: string | null
  slogan: string
  cover: string
  hls: string
  followers: number
  listeners: number
  anchors: number[]
  programmes: SeedProgramme[]
}

export interface SeedAnchor {
  id: number
  name: string
  portrait: string
  intro: string
  followers: number
}

export interface SeedOrganisation {
  id: number
  name: string
  logo: string
  intro: string
  followers: number
}

type Slot = [from: SeedProgramme['from'], title: string, anchor: number | null]

const day = (slots: Slot[]): SeedProgramme[] =>
  slots.map(([from, title, anchor], index) => ({ from, to: slots[index + 1]?.[0] ?? '24:00', title, anchor }))

export const anchors: SeedAnchor[] = [
  {
    id: 901,
    name: '宋听雨',
    portrait: 'anchor-1',
    intro: '《听雨夜话》主持人，做了十六年深夜节目。她说夜里的听众不需要答案，需要有人在。',
    followers: 128400,
  },
  {
    id: 902,
    name: '江予白',
    portrait: 'anchor-2',
    intro: '《星湾早班车》主持人。每天四点五十起床，最拿手的是把红头文件讲成邻居听得懂的话。',
    followers: 86210,
  },
  {
    id: 903,
    name: '陆明舟',
    portrait: 'anchor-3',
    intro: '体育与海洋记者，跑过九次半程马拉松，会打十七种绳结。',
    followers: 45300,
  },
  {
    id: 904,
    name: '许晚舟',
    portrait: 'anchor-4',
    intro: '人文栏目《老地方》主持人，收集即将消失的声音：磨刀、打锡、渡船的汽笛。',
    followers: 67120,
  },
  {
    id: 905,
    name: '贺思远',
    portrait: 'anchor-5',
    intro: '《交通在线》主持人，熟悉星湾每一个会积水的路口。',
    followers: 38905,
  },
  {
    id: 906,
    name: '苏见微',
    portrait: 'anchor-6',
    intro: '健康节目《慢慢说》主持人，公共卫生专业出身，最常说的一句是“别急，先看精神”。',
    followers: 52340,
  },
  {
    id: 907,
    name: '温知夏',
    portrait: 'anchor-7',
    intro: '少儿与教育主持人，孩子们叫她夏夏姐姐。会学二十三种动物叫。',
    followers: 71800,
  },
  {
    id: 908,
    name: '沈栖迟',
    portrait: 'anchor-8',
    intro: '旅行节目《慢车》主持人，主张一个地方至少住三天。',
    followers: 33650,
  },
  {
    id: 909,
    name: '顾一苇',
    portrait: 'anchor-9',
    intro: '晚间新闻主播，也是“星湾晚风”的编辑，喜欢把最后一条新闻留给好消息。',
    followers: 94010,
  },
  {
    id: 910,
    name: '周砚秋',
    portrait: 'anchor-10',
    intro: '首席记者，跟踪报道临青大桥四年，采访本用掉四十一本。',
    followers: 28770,
  },
  {
    id: 911,
    name: '苏锦绣',
    portrait: 'anchor-11',
    intro: '越调演员，《望潮记》导演。在节目里教大家唱一句、听一段。',
    followers: 19840,
  },
  {
    id: 912,
    name: 'Iris Tang',
    portrait: 'anchor-12',
    intro: 'Host of “Starbay Today” in English. Came for a year, stayed for the noodles.',
    followers: 9860,
  },
]

export const channels: SeedChannel[] = [
  {
    id: 801,
    type: 1,
    name: '星湾之声',
    frequency: 'FM98.1',
    slogan: '听见这座城',
    cover: 'cover-fm981',
    hls: 'radio-1',
    followers: 214300,
    listeners: 18420,
    anchors: [902, 909, 901],
    programmes: day([
      ['0:00', '听雨夜话（重播）', 901],
      ['2:00', '夜航音乐', null],
      ['5:30', '渔港天气与海况', 903],
      ['6:30', '星湾早班车', 902],
      ['9:00', '民生直通车', 910],
      ['10:30', '慢慢说·健康', 906],
      ['12:00', '正午新闻', 909],
      ['13:00', '老地方', 904],
      ['15:00', '有话好好说', 902],
      ['17:00', '晚高峰同行', 905],
      ['18:30', '星湾晚新闻', 909],
      ['19:30', '红帆讲堂', 910],
      ['21:00', '听雨夜话', 901],
    ]),
  },
  {
    id: 802,
    type: 1,
    name: '交通音乐广播',
    frequency: 'FM104.6',
    slogan: '路上有我',
    cover: 'cover-fm1046',
    hls: 'radio-2',
    followers: 168900,
    listeners: 23110,
    anchors: [905, 908],
    programmes: day([
      ['0:00', '午夜公路', null],
      ['6:00', '出门早知道', 905],
      ['9:30', '歌声里的年代', null],
      ['12:00', '午间点唱机', 908],
      ['14:00', '慢车', 908],
      ['16:30', '交通在线', 905],
      ['19:30', '晚风专列', 908],
      ['22:00', '末班车', null],
    ]),
  },
  {
    id: 803,
    type: 1,
    name: '故事戏曲广播',
    frequency: 'FM89.2',
    slogan: '一段老腔，一碗热茶',
    cover: 'cover-fm892',
    hls: 'radio-3',
    followers: 75400,
    listeners: 6120,
    anchors: [911, 904],
    programmes: day([
      ['0:00', '静夜丝竹', null],
      ['5:00', '晨练伴奏', null],
      ['7:00', '越调早班', 911],
      ['9:00', '长篇连播·灯塔以北', 904],
      ['11:30', '戏迷擂台', 911],
      ['14:00', '星湾旧事', 904],
      ['17:00', '放学听故事', 907],
      ['19:00', '大剧院之夜', 911],
      ['22:00', '睡前一折', null],
    ]),
  },
  {
    id: 804,
    type: 1,
    name: '海洋与乡村广播',
    frequency: 'AM756',
    slogan: '报给船听，也报给田听',
    cover: 'cover-am756',
    hls: 'radio-2',
    followers: 41200,
    listeners: 2980,
    anchors: [903, 908],
    programmes: day([
      ['0:00', '海况循环播报', null],
      ['4:30', '开船之前', 903],
      ['6:00', '田间早课', null],
      ['11:00', '鱼市行情', 903],
      ['13:00', '乡音', 908],
      ['17:00', '归港时间', 903],
      ['19:00', '海况循环播报', null],
    ]),
  },
  {
    id: 805,
    type: 4,
    name: '星湾新闻综合',
    frequency: null,
    slogan: '今天，我们在现场',
    cover: 'cover-tv1',
    hls: 'tv-1',
    followers: 305600,
    listeners: 41280,
    anchors: [909, 910, 912],
    programmes: day([
      ['0:00', '城市慢镜头', null],
      ['6:00', '早安星湾', 902],
      ['8:30', '剧场：渡口人家', null],
      ['11:30', '民生直通车', 910],
      ['12:00', '午间新闻', 909],
      ['13:00', 'Starbay Today', 912],
      ['14:00', '纪录片：一座桥的四年', 910],
      ['17:30', '夏夏姐姐来了', 907],
      ['18:30', '星湾新闻', 909],
      ['19:30', '今日视线', 910],
      ['20:00', '剧场：潮起', null],
      ['22:00', '晚间新闻', 909],
      ['22:40', '城市慢镜头', null],
    ]),
  },
  {
    id: 806,
    type: 4,
    name: '星湾文旅生活',
    frequency: null,
    slogan: '把日子过成风景',
    cover: 'cover-tv2',
    hls: 'tv-1',
    followers: 121700,
    listeners: 9640,
    anchors: [908, 904, 906],
    programmes: day([
      ['0:00', '山海之间', null],
      ['7:00', '早市一碗面', 904],
      ['9:00', '慢车', 908],
      ['12:00', '好好吃饭', 906],
      ['14:00', '大剧院之夜', 911],
      ['16:30', '赛场内外', 903],
      ['19:00', '老地方', 904],
      ['20:30', '住三天', 908],
      ['22:30', '山海之间', null],
    ]),
  },
]

export const organisations: SeedOrganisation[] = [
  { id: 951, name: '星湾日报', logo: 'org-1', intro: '创刊七十余年的本地日报，重大报道与评论。', followers: 186400 },
  { id: 952, name: '星湾新闻', logo: 'org-2', intro: '广播电视新闻中心，在现场。', followers: 241800 },
  { id: 953, name: '星湾发布', logo: 'org-3', intro: '预警、通告与权威信息。', followers: 320500 },
  { id: 954, name: '星湾旅行', logo: 'org-4', intro: '慢一点，住下来。', followers: 75200 },
  { id: 955, name: '星湾健康', logo: 'org-5', intro: '和靠谱的医生一起，把话说明白。', followers: 98800 },
  { id: 956, name: '星湾教育', logo: 'org-6', intro: '课堂内外，孩子与大人。', followers: 83100 },
  { id: 957, name: '星湾志愿', logo: 'org-7', intro: '红马甲的故事与活动信息。', followers: 66700 },
  { id: 958, name: '星湾政务', logo: 'org-8', intro: '政策明白纸、办事提醒、民意征集。', followers: 142300 },
  { id: 959, name: '星湾大剧院', logo: 'org-9', intro: '最后一排，听得最清楚。', followers: 31900 },
  { id: 960, name: '云溪茶文化馆', logo: 'org-10', intro: '茶山一年十二个月，月月有事做。', followers: 12460 },
]
