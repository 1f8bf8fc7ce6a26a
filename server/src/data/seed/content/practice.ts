import type { Clock, Coming, Past } from '../moments'
import { story } from './markup'
import type { District } from './people'

export const practiceKinds = [
  { id: 1, name: '环境保护', icon: 'leaf' },
  { id: 2, name: '敬老助残', icon: 'heart-handshake' },
  { id: 3, name: '文化传承', icon: 'landmark' },
  { id: 4, name: '文明交通', icon: 'traffic-cone' },
  { id: 5, name: '科普助学', icon: 'book-open' },
  { id: 6, name: '应急救援', icon: 'life-buoy' },
] as const

/** When an activity takes place, so many hours long: once, each day at one time, or around the clock in shifts. */
export type SeedSchedule =
  | { starts: Coming | Past; lasts: number }
  | { every: 'day' | 'workday'; at: Clock; lasts: number }
  /** A shift begins every so many hours from midnight; it lasts longer, for handing over. */
  | { shifts: number; lasts: number }

export interface SeedActivity {
  id: number
  title: string
  kind: (typeof practiceKinds)[number]['id']
  team: number
  place: string
  district: District
  lat: number
  lng: number
  schedule: SeedSchedule
  /** Sign-up opens so many days before the day on which it starts, at nine. */
  signupDays: number
  cancelled: Past | null
  capacity: number
  joined: number
  hours: number
  cover: string
  contact: string
  body: string
}

export interface SeedTeam {
  id: number
  name: string
  logo: string
  slogan: string
  intro: string
  district: District
  kind: (typeof practiceKinds)[number]['id']
  manager: number
  members: number
  hours: number
  foundedYear: number
}

export interface SeedVenue {
  id: number
  name: string
  kind: string
  district: District
  address: string
  lat: number
  lng: number
  opens: string
  phone: string
  cover: string
  intro: string
}

type TeamRow = [
  name: string,
  district: District,
  kind: SeedTeam['kind'],
  manager: number,
  members: number,
  hours: number,
  foundedYear: number,
  logo: string,
  slogan: string,
  intro: string,
]

const teamRows: TeamRow[] = [
  [
    '东滩净滩队',
    '青岩',
    1,
    504,
    412,
    18640,
    2021,
    'avatar-22',
    '海把东西还给我们，我们收好',
    '每周日清晨在东滩集合，三年捡走十一吨垃圾，也捡到过一封漂了十四年的信。',
  ],
  [
    '渔民救援队',
    '青岩',
    6,
    522,
    22,
    9870,
    2005,
    'avatar-13',
    '灯亮着，人就在',
    '十九年出海四百余次的民间救援力量，全员持证船员。',
  ],
  [
    '量潮人',
    '临江',
    1,
    536,
    300,
    12210,
    2022,
    'avatar-19',
    '每天一分钟，看一眼水',
    '三百人、三百级台阶，为城市防汛模型提供潮位照片。',
  ],
  ['白鹭洲护鸟队', '云溪', 1, 513, 96, 6420, 2019, 'avatar-21', '四百米，刚刚好', '水鸟监测、巡护与观鸟讲解。'],
  [
    '云溪一公里河长',
    '云溪',
    1,
    532,
    63,
    7730,
    2020,
    'avatar-24',
    '鸭子随它，河是我的',
    '六十三公里溪流，一公里一位河长。',
  ],
  [
    '纪念林养护队',
    '云溪',
    1,
    508,
    188,
    5460,
    2018,
    'avatar-18',
    '给一棵树一个明年再来的理由',
    '量树、松土、扶正、浇水，代养外地市民的纪念树。',
  ],
  [
    '方奶奶路口队',
    '临江',
    4,
    535,
    54,
    8105,
    2017,
    'avatar-14',
    '鞋带散了，系好再过',
    '二十二个学校路口的早晚高峰守护。',
  ],
  [
    '星湾有声录音队',
    '临江',
    5,
    523,
    260,
    10380,
    2020,
    'avatar-23',
    '把声音借给看不见的人',
    '为视障读者录制有声书，三年四百一十二本。',
  ],
  [
    '盐仓长者食堂送餐队',
    '临江',
    2,
    509,
    75,
    4920,
    2023,
    'avatar-9',
    '热的饭，热的人',
    '一公里内为行动不便的老人送餐，顺便坐五分钟。',
  ],
  [
    '铁皮青蛙玩具诊所',
    '临江',
    5,
    515,
    31,
    1860,
    2022,
    'avatar-15',
    '修好了，还给童年',
    '每月两次在图书馆门口免费修玩具。',
  ],
  [
    '老街讲古人',
    '临江',
    3,
    531,
    47,
    2310,
    2021,
    'avatar-7',
    '一块砖有一块砖的话',
    '老码头历史街区义务讲解，会方言者优先。',
  ],
  ['茶山助采队', '云溪', 2, 518, 120, 3380, 2016, 'avatar-10', '清明前三天，我们上山', '为缺人手的老茶农采明前茶。'],
  [
    '夜归人护送队',
    '青岩',
    6,
    534,
    38,
    2050,
    2022,
    'avatar-12',
    '末班车之后，还有我们',
    '在地铁末班后护送夜班医护和工人回家。',
  ],
  [
    '望潮岛支教小组',
    '青岩',
    5,
    527,
    19,
    2770,
    2015,
    'avatar-17',
    '二十三个学生，十四个声部',
    '周末乘轮渡上岛，教音乐、美术与编程。',
  ],
  [
    '市民急救讲习所',
    '临江',
    6,
    517,
    83,
    3120,
    2019,
    'avatar-11',
    '四分钟，你就是医生',
    '心肺复苏与自动除颤仪使用培训。',
  ],
]

export const teams: SeedTeam[] = teamRows.map(
  ([name, district, kind, manager, members, hours, foundedYear, logo, slogan, intro], index) => ({
    id: 601 + index,
    name,
    district,
    kind,
    manager,
    members,
    hours,
    foundedYear,
    logo,
    slogan,
    intro,
  }),
)

type VenueRow = [
  name: string,
  kind: string,
  district: District,
  address: string,
  lat: number,
  lng: number,
  opens: string,
  cover: string,
  intro: string,
]

const venueRows: VenueRow[] = [
  [
    '市民中心实践中心',
    '实践中心',
    '临江',
    '市民中心南路1号',
    30.5012,
    121.9008,
    '08:30—21:00',
    'civic-hall',
    '全市文明实践的总调度，一楼可办志愿者证。',
  ],
  [
    '盐仓街道实践所',
    '实践所',
    '临江',
    '盐仓路46号',
    30.5071,
    121.9102,
    '09:00—20:30',
    'elderly-dining',
    '长者食堂楼上，周三有免费理发。',
  ],
  [
    '长堤社区实践站',
    '实践站',
    '临江',
    '长堤路18号',
    30.4958,
    121.9135,
    '09:00—18:00',
    'study-hall',
    '“难事板”就挂在进门右手边。',
  ],
  [
    '老码头历史街区讲堂',
    '文化空间',
    '临江',
    '码头路3号埠头',
    30.5034,
    121.9187,
    '10:00—21:30',
    'old-town-lane',
    '旧茶栈改的讲堂，六十个座位。',
  ],
  [
    '市图书馆24小时阅览室',
    '图书馆',
    '临江',
    '文汇路88号',
    30.4987,
    121.8962,
    '全天',
    'library',
    '夜里的图书馆，借一盏灯。',
  ],
  [
    '星湾博物馆',
    '博物馆',
    '临江',
    '滨江路210号',
    30.5046,
    121.9221,
    '09:00—17:00',
    'museum-hall',
    '周一闭馆，“失物招领”课程需预约。',
  ],
  ['星湾大剧院', '剧院', '临江', '滨江路300号', 30.4992, 121.9254, '10:00—22:00', 'stage', '每月第一个周三开放彩排。'],
  [
    '文汇路红帆驿站',
    '红帆驿站',
    '临江',
    '文汇路12号',
    30.4975,
    121.8991,
    '全天',
    'red-sail',
    '热水、充电、急救包、板凳。',
  ],
  [
    '师范附小爱心路口',
    '服务点',
    '临江',
    '书院巷口',
    30.5003,
    121.8944,
    '07:30—08:30',
    'volunteers-crossing',
    '早高峰护学岗。',
  ],
  ['江心公园', '公园', '临江', '江心路', 30.4928, 121.9068, '全天', 'promenade', '量潮台阶起点。'],
  [
    '云溪镇实践所',
    '实践所',
    '云溪',
    '云溪镇溪口街7号',
    30.5482,
    121.8316,
    '09:00—18:00',
    'canal-houses',
    '农技员每周二、五坐班。',
  ],
  [
    '白鹭洲湿地自然学校',
    '科普基地',
    '云溪',
    '白鹭洲东门',
    30.5327,
    121.8524,
    '08:00—17:30',
    'wetland-egrets',
    '观鸟讲解与自然课堂。',
  ],
  [
    '云溪茶文化馆',
    '文化空间',
    '云溪',
    '茶山路101号',
    30.5569,
    121.8207,
    '09:00—17:30',
    'tea-terraces',
    '每年三月招募助采志愿者。',
  ],
  ['云溪纪念林', '公园', '云溪', '茶山路北段', 30.5624, 121.8179, '全天', 'volunteers-trees', '带上你的卷尺。'],
  ['高山草甸暗夜营地', '营地', '云溪', '草甸公路终点', 30.5751, 121.7925, '16:00—次日10:00', 'camp-stars', '请关灯。'],
  [
    '青岩渔港实践站',
    '实践站',
    '青岩',
    '渔港路9号',
    30.4713,
    121.9684,
    '06:00—20:00',
    'fishing-port',
    '救援队值班室在二楼。',
  ],
  [
    '东滩海洋教室',
    '科普基地',
    '青岩',
    '东滩路66号',
    30.4598,
    121.9832,
    '06:00—17:00',
    'volunteers-beach',
    '净滩集合点，备有手套与夹子。',
  ],
  ['望潮岛小学', '学校', '青岩', '望潮岛1号', 30.4312, 122.0147, '周末开放', 'classroom', '每天两班轮渡。'],
]

export const venues: SeedVenue[] = venueRows.map(
  ([name, kind, district, address, lat, lng, opens, cover, intro], index) => ({
    id: 651 + index,
    name,
    kind,
    district,
    address,
    lat,
    lng,
    opens,
    cover,
    intro,
    phone: `0999-880${String(index + 1).padStart(2, '0')}66`,
  }),
)

type ActivityRow = [
  title: string,
  kind: SeedActivity['kind'],
  team: number,
  venue: number,
  schedule: SeedSchedule,
  joined: number,
  capacity: number,
  cover: string,
  lead: string,
]

const activityRows: ActivityRow[] = [
  [
    '周日东滩净滩：赶在退潮的两个小时',
    1,
    601,
    667,
    { starts: 'sunday 06:30', lasts: 2.5 },
    46,
    80,
    'volunteers-beach',
    '清晨退潮后，东滩会露出一百多米宽的滩涂。我们从三号救生塔向南走一点五公里，把塑料、渔网和玻璃分袋装好。',
  ],
  [
    '给江边一百二十级新台阶找主人',
    1,
    603,
    660,
    { starts: 'saturday 09:00', lasts: 3 },
    38,
    120,
    'promenade',
    '新开放的量潮台阶需要认领。到场后有十五分钟培训：怎么站、怎么拍、怎么看刻度，然后领走属于你的那一级。',
  ],
  [
    '盲人书友会：陪他们去一次博物馆',
    2,
    608,
    656,
    { starts: 'sunday 13:30', lasts: 3 },
    11,
    20,
    'museum-hall',
    '一对一陪同十位视障书友参观“失物招领”展。展品有可触摸的复制品，需要你做的是描述与引路。',
  ],
  [
    '长者食堂送餐（午间班）',
    2,
    609,
    652,
    { starts: 'wednesday 11:00', lasts: 2 },
    6,
    12,
    'elderly-dining',
    '十一点半出餐，送到一公里以内的十六户老人家里。送到以后请坐五分钟再走，这五分钟也是服务。',
  ],
  [
    '秋候鸟同步调查志愿者',
    1,
    604,
    662,
    { starts: 'saturday 08:30', lasts: 5 },
    22,
    30,
    'wetland-egrets',
    '与全流域十二个点位同时计数。分组进行，每组有一位有经验的鸟友带队，望远镜由自然学校提供。',
  ],
  [
    '玩具诊所：把坏玩具带来',
    5,
    610,
    655,
    { starts: 'saturday 10:00', lasts: 4 },
    9,
    15,
    'library',
    '招募拆得开也装得回去的人。焊台、螺丝和弹簧都有，缺的是耐心。',
  ],
  [
    '老街夜讲：灯亮之后的四十分钟',
    3,
    611,
    654,
    { starts: 'friday 19:30', lasts: 2 },
    14,
    25,
    'old-town-lane',
    '夜里七点半从三号埠头出发，边走边讲。新手可以先跟一场，再讲一段。',
  ],
  [
    '心肺复苏人人会（周末场）',
    6,
    615,
    651,
    { starts: 'sunday 09:00', lasts: 3 },
    52,
    60,
    'clinic',
    '三小时学会心肺复苏和自动除颤仪，考核通过发证书。',
  ],
  [
    '轮渡支教：岛上的打击乐工作坊',
    5,
    614,
    668,
    { starts: 'saturday 07:00', lasts: 9 },
    3,
    8,
    'ferry',
    '早上七点老码头上船，下午四点返回。会任何一样打击乐器都行，不会的教做沙锤。',
  ],
  [
    '暗夜营地护星员',
    1,
    606,
    665,
    { starts: 'saturday 19:00', lasts: 10 },
    16,
    16,
    'camp-stars',
    '协助营地熄灯、引导夜观、检查火源。夜里气温低，请备厚外套。',
  ],
  [
    '师范附小门口早高峰护学岗（周一）',
    4,
    607,
    659,
    { starts: 'monday 07:30', lasts: 1 },
    10,
    10,
    'volunteers-crossing',
    '七点三十分到岗，四个斑马线口轮换。红马甲和饼干由方奶奶发。',
  ],
  [
    '录音间开放日：录下第一页',
    5,
    608,
    655,
    { starts: 'sunday 10:00', lasts: 4 },
    24,
    24,
    'studio-mic',
    '体验录一页书。先闭眼听十分钟，再开口。',
  ],
  [
    '古银杏下的缓扫行动',
    1,
    606,
    654,
    { starts: 'saturday 15:00', lasts: 2 },
    40,
    40,
    'courtyard-ginkgo',
    '捡垃圾，不扫叶。二十分钟捡完，剩下的时间可以坐着看。',
  ],
  [
    '大桥步行日引导志愿者',
    4,
    607,
    660,
    { starts: 'sunday in 23 weeks 07:00', lasts: 8 },
    0,
    300,
    'sea-bridge-dawn',
    '临青大桥市民步行日需要三百名引导员，分布在主桥六点四公里的二十四个点位。',
  ],
  [
    '明前茶助采队预备名单',
    2,
    612,
    663,
    { starts: '04-01 06:00', lasts: 72 },
    0,
    120,
    'tea-dawn',
    '清明前三天上山，食宿由茶农提供。请确认自己可以弯腰两小时。',
  ],
  [
    '跨年夜不打烊：给值班的人送饺子',
    2,
    609,
    658,
    { starts: '12-31 18:30', lasts: 5 },
    0,
    66,
    'lantern-festival',
    '和面、包饺子、装盒，零点前送到医院、调度室和港口。',
  ],
  [
    '小海龟护巢夜巡培训',
    1,
    601,
    667,
    { starts: '05-12 14:00', lasts: 3 },
    0,
    24,
    'beach-summer',
    '学习识别爬痕、架设围栏，以及红光手电的正确用法。',
  ],
  [
    '市民中心“办不成事”窗口陪办',
    2,
    615,
    651,
    { every: 'workday', at: '09:00', lasts: 8 },
    8,
    10,
    'service-counter',
    '陪第一次来的老人走完流程，遇到说不清的事，帮着说清。',
  ],
  [
    '江堤潮位加密观测（大潮日）',
    1,
    603,
    660,
    { shifts: 6, lasts: 6.5 },
    88,
    120,
    'harbour-golden',
    '大潮期间昼夜四班，每班六小时，交接半小时。每半小时拍一次照，凌晨的一班由水文站带队。',
  ],
  [
    '渔港岸线巡查与救生衣归位',
    6,
    602,
    666,
    { every: 'day', at: '08:00', lasts: 9 },
    12,
    20,
    'fishing-port',
    '检查救生衣挂点四十六处，缺的补上，坏的收回。',
  ],
  [
    '云溪第四十一公里水质昼夜加测',
    1,
    605,
    664,
    { shifts: 4, lasts: 4.5 },
    15,
    18,
    'valley-river',
    '跟着鸭司令葛大有一起测水：每四小时一班，昼夜连续取样。',
  ],
  [
    '台风“海棠”善后：给行道树扶正',
    1,
    606,
    660,
    { starts: 'edition-109 08:00', lasts: 8 },
    240,
    300,
    'volunteers-trees',
    '一千一百棵树，扶起八百六十棵。',
  ],
  [
    '重阳敬老：给长堤的老人拍一张证件照',
    2,
    609,
    653,
    { starts: 'edition-32 09:00', lasts: 5 },
    30,
    30,
    'community-square',
    '拍了一百四十一张，洗好、装框、送上门。',
  ],
  [
    '帆船赛净海艇随船志愿者',
    1,
    601,
    666,
    { starts: 'week-5 sunday 08:00', lasts: 9 },
    40,
    40,
    'regatta',
    '随裁判艇打捞漂浮物四十六公斤。',
  ],
  [
    '半程马拉松补给站',
    6,
    615,
    660,
    { starts: 'week-2 sunday 06:30', lasts: 7 },
    210,
    220,
    'marathon',
    '七号补给站共递出一万一千杯水。',
  ],
  [
    '开渔日清晨安全宣讲',
    6,
    602,
    666,
    { starts: 'edition-92 06:30', lasts: 3 },
    22,
    25,
    'fishing-fleet',
    '挨船检查救生筏与卫星电话。',
  ],
  [
    '图书馆搬新书：接力一万册',
    5,
    610,
    655,
    { starts: 'edition-6 13:00', lasts: 4 },
    180,
    180,
    'reading-window',
    '一百八十人排成一列，用手把一万册书传进新馆。',
  ],
  [
    '雪后除冰：老码头石阶',
    4,
    611,
    658,
    { starts: 'edition-390 05:00', lasts: 3 },
    65,
    80,
    'old-town-rain',
    '凌晨五点开始，七点前三百级石阶全部可以走。',
  ],
  [
    '白鹭岛环岛净山（因大雾取消）',
    1,
    604,
    662,
    { starts: 'edition 09:00', lasts: 5 },
    33,
    40,
    'island-mist',
    '因大雾轮渡停航，活动取消，已报名的志愿者无需签到。',
  ],
  [
    '灯光焰火夜交通疏导（改期另行招募）',
    4,
    607,
    658,
    { starts: 'edition-2 18:30', lasts: 4 },
    140,
    200,
    'fireworks',
    '焰火改期，本场取消。新一场将在报名开放后通知。',
  ],
]

/** Longer than a week, so that the next one of a weekly activity can always be joined. */
const SIGNUP_DAYS = 12
const signupDays: Record<number, number> = { 40015: 14, 40016: 14, 40017: 14, 40018: 5, 40019: 5, 40020: 5, 40021: 5 }
const cancelled: Record<number, Past> = { 40029: 'edition 06:40', 40030: 'edition-2 11:40' }

const venueAt = (id: number) => venues.find((venue) => venue.id === id)

export const activities: SeedActivity[] = activityRows.map(
  ([title, kind, team, venue, schedule, joined, capacity, cover, lead], index) => ({
    id: 40001 + index,
    title,
    kind,
    team,
    place: venueAt(venue)?.name ?? '市民中心',
    district: venueAt(venue)?.district ?? '临江',
    lat: venueAt(venue)?.lat ?? 30.5,
    lng: venueAt(venue)?.lng ?? 121.9,
    schedule,
    signupDays: signupDays[40001 + index] ?? SIGNUP_DAYS,
    cancelled: cancelled[40001 + index] ?? null,
    capacity,
    joined,
    hours: Math.min(schedule.lasts, 8),
    cover,
    contact: `0999-88${String(3100 + index * 7)}`,
    body: [
      `<p>${lead}</p>`,
      story`
## 你需要

- 提前十分钟到集合点，向领队报到
- 穿方便活动的鞋，带水杯
- 活动开始时签到，结束时签退，时长自动记入

> 来不了请提前取消，把位置让给候补的人。
`,
    ].join('\n'),
  }),
)
