import type { CardType, City, FixedCategory, MenuItem, PageDocument, SiteConfig, Skin } from '@plaza/shared/api'
import { pictureAddress } from '../addresses'
import { articleCategories } from './articles'

export const site: SiteConfig = {
  name: '星湾融媒',
  image: '/media/brand/logo.svg',
  logo2: '/media/brand/logo-white.svg',
  h5_logo: '/media/brand/mark.svg',
  show_picture: 1,
  category: 1,
  city: '999000',
  city_info: { name: '星湾市' },
  province_info: { name: '海东省' },
  is_league: 0,
  is_global_grey: 0,
  is_drainage: 1,
  top_paperwork: '打开星湾融媒 App，看得更全',
  top_paperwork_en: 'See more of it in the Starbay app',
  top_paperwork_type: 1,
}

export const skins: Record<'red' | 'blue' | 'festival', Skin> = {
  red: {
    background_image: pictureAddress('skin-red'),
    background_color: '#c8161d',
    cate_col_font_color: '#ffffff',
    icon1: null,
  },
  blue: {
    background_image: pictureAddress('skin-blue'),
    background_color: '#0e5fd8',
    cate_col_font_color: '#ffffff',
    icon1: null,
  },
  festival: {
    background_image: pictureAddress('skin-festival'),
    background_color: '#a3121c',
    cate_col_font_color: '#ffffff',
    icon1: null,
  },
}

const HOME_PAGE = 'home'
const COMMUNITY_PAGE = '2'
const VOLUNTEERING_PAGE = '3'
const GOVERNMENT_PAGE = '4'
const FESTIVAL_PAGE = '5'
const BROKEN_PAGE = '6'

type MenuRow = [name: string, nameEn: string, type: number, image: string, sourceId?: string]

const menuRows: MenuRow[] = [
  ['首页', 'Home', 1, 'home'],
  ['电台', 'Radio', 9, 'radio'],
  ['社区', 'Community', 11, 'chat', COMMUNITY_PAGE],
  ['志愿', 'Volunteer', 11, 'heart', VOLUNTEERING_PAGE],
  ['我的', 'Mine', 2, 'user'],
]

export const menu: MenuItem[] = menuRows.map(([name, name_en, type, image, source_id], index) => ({
  id: String(index + 1),
  name,
  name_en,
  type,
  link: '',
  image,
  show_type: 1,
  display: 1,
  sort: index + 1,
  source_type: 1,
  ...(source_id && { source_id }),
  is_url_effect: 0,
}))

/** Ids of categories are their order in the editors' list, from 1; the first tab shows a configured page. */
export const fixedCategories: FixedCategory[] = [
  { id: 'all', name: '推荐', name_en: 'For you', page_id: HOME_PAGE },
  ...articleCategories.map((name, index) => ({ id: String(index + 1), name })),
]

const feedOf = (name: (typeof articleCategories)[number]) => String(articleCategories.indexOf(name) + 1)

type CityRow = [adcode: string, name: string, pinyin: string, level: City['level'], hot: City['hot']]

const cityRows: CityRow[] = [
  ['999000', '星湾市', 'xingwan', 'city', 1],
  ['999001', '临江区', 'linjiang', 'district', 0],
  ['999002', '云溪区', 'yunxi', 'district', 0],
  ['999003', '青岩区', 'qingyan', 'district', 0],
  ['998010', '安澜市', 'anlan', 'city', 1],
  ['998020', '白渡市', 'baidu', 'city', 0],
  ['998030', '长汀湾市', 'changtingwan', 'city', 0],
  ['998040', '东篱市', 'dongli', 'city', 1],
  ['998050', '枫桥岭市', 'fengqiaoling', 'city', 0],
  ['998060', '鹤鸣市', 'heming', 'city', 0],
  ['998070', '锦屏川市', 'jinpingchuan', 'city', 0],
  ['998080', '鹿门市', 'lumen', 'city', 1],
  ['998090', '南浦洲市', 'nanpuzhou', 'city', 0],
  ['998100', '清河口市', 'qinghekou', 'city', 0],
  ['998110', '松照市', 'songzhao', 'city', 0],
  ['998120', '月泉市', 'yuequan', 'city', 0],
]

export const cities: City[] = cityRows.map(([adcode, name, pinyin, level, hot]) => ({
  adcode,
  name,
  pinyin,
  level,
  hot,
}))

/**
 * A page as it is stored: where a card shows things of the database its items are ids, which the server fills in when
 * the page is read; the others hold their items whole, as the card's schema has them.
 */
export interface SeedPage extends Omit<PageDocument, 'cards'> {
  id: string
  cards: (Record<string, unknown> & { id: string; type: string })[]
}

const idsOf = (list: number[]) => list.map(String)
const card = (type: CardType, id: string, rest: Record<string, unknown>) => ({ id, v: 1, type, ...rest })
const more = (link: string, text = '更多') => ({ text, link })
const linked = (title: string, picture: string, link: string) => ({ title, image: pictureAddress(picture), link })
const icon = (title: string, name: string, colour: string, link: string) => ({ title, icon: name, colour, link })

const home: SeedPage = {
  id: HOME_PAGE,
  title: '首页',
  accent: 'media',
  feed_category: 'all',
  cards: [
    card('banner', 'home-banner', {
      items: [
        linked('清晨六点十二分，临青大桥合龙', 'sea-bridge-dawn', '/posts/3001'),
        linked('在云溪塔下住三天：看一次日落，等一次雾', 'pagoda-sunset', '/posts/3201'),
        linked('六楼的梁阿婆，十一年来第一次“顺便”下楼', 'elevator-building', '/posts/3101'),
        linked('净滩三年，他们捡到过一封漂了十四年的信', 'volunteers-beach', '/posts/3601'),
        linked('候鸟到了：请用四百米的距离爱它们', 'wetland-egrets', '/posts/3203'),
      ],
    }),
    card('icon_grid', 'home-icons', {
      items: [
        icon('办事指南', 'guide', '#0e5fd8', '/guide'),
        icon('看电视', 'tv', '#c8161d', '/tv'),
        icon('听广播', 'radio', '#c2410c', '/radios'),
        icon('志愿活动', 'hand-heart', '#c2410c', '/voluntary-activities'),
        icon('身边', 'nearby', '#0b7a43', '/around'),
        icon('建言', 'message', '#0e5fd8', '/interact'),
        icon('党建', 'party', '#a9121a', '/dj'),
        icon('专题', 'star', '#8a5a00', '/specials'),
      ],
    }),
    card('notice', 'home-notice', {
      title: '通知',
      items: [
        { title: '夜间停水提醒：临江区这九个小区请提前储水', link: '/posts/3105' },
        { title: '灯光焰火改期，票还有效，三个观看点不变', link: '/posts/3008' },
        { title: '征求意见：地铁3号线票价方案', link: '/posts/3705' },
      ],
    }),
    card('live_strip', 'home-live', {
      title: '正在直播',
      more: more('/radios'),
      items: idsOf([805, 801, 802, 806, 803]),
    }),
    card('article_list', 'home-top', {
      title: '要闻',
      more: more('/cates/1'),
      items: idsOf([3006, 3002, 3301, 3401, 3103]),
    }),
    card('special_hero', 'home-special', { items: idsOf([5001]) }),
    card('video_row', 'home-videos', {
      title: '看见',
      more: more('/videos-collection'),
      items: idsOf([4001, 4003, 4005, 4011, 4002]),
    }),
    card('audio_row', 'home-audios', { title: '听见', items: idsOf([1002, 1001, 1009, 1004, 1012]) }),
    card('rank', 'home-rank', { title: '大家都在看', items: idsOf([3205, 3302, 3204, 3202, 3102, 3703, 3005, 3602]) }),
    card('advert', 'home-advert', {
      items: [linked('红帆讲堂下月课表：六堂课，都可以带孩子来', 'red-sail', '/posts/3507')],
    }),
    card('album_grid', 'home-albums', { title: '有声专辑', items: idsOf([2003, 2002, 2007, 2001, 2009, 2005]) }),
    card('anchor_row', 'home-anchors', {
      title: '主播',
      more: more('/anchors'),
      items: idsOf([901, 902, 907, 909, 904, 906, 908, 912]),
    }),
    card('activity_list', 'home-activities', {
      title: '周末，一起做点什么',
      more: more('/voluntary-activities'),
      items: idsOf([40001, 40002, 40005]),
    }),
    card('circle_row', 'home-circles', {
      title: '邻里圈',
      more: more(`/page/${COMMUNITY_PAGE}`),
      items: idsOf([61, 62, 63, 64, 65]),
    }),
  ],
}

const community: SeedPage = {
  id: COMMUNITY_PAGE,
  title: '社区',
  accent: 'circle',
  feed_category: null,
  feed_posts: true,
  cards: [
    card('banner', 'community-banner', {
      items: [
        linked('拍客征集：今天的雾', 'skyline-fog', '/topic-detail/71'),
        linked('银杏来信：把落叶寄给大家', 'ginkgo-avenue', '/topic-detail/73'),
        linked('早饭吃什么', 'noodles', '/topic-detail/74'),
      ],
    }),
    card('circle_row', 'community-circles', {
      title: '圈子',
      more: more('/group-follow-list', '我的圈子'),
      items: idsOf([61, 62, 63, 64, 65]),
    }),
    card('topic', 'community-topics', { title: '大家在聊', items: idsOf([81, 79, 78, 82, 76, 77]) }),
    card('article_list', 'community-stories', {
      title: '从圈子里长出来的报道',
      items: idsOf([3601, 3107]),
    }),
  ],
}

const volunteering: SeedPage = {
  id: VOLUNTEERING_PAGE,
  title: '志愿',
  accent: 'volunteer',
  feed_category: feedOf('志愿'),
  cards: [
    card('banner', 'volunteer-banner', {
      items: [
        linked('周日东滩净滩：赶在退潮的两个小时', 'volunteers-beach', '/activities-details/40001'),
        linked('给江边一百二十级新台阶找主人', 'promenade', '/activities-details/40002'),
        linked('种下一棵树，然后每年回来量一次', 'volunteers-trees', '/posts/3603'),
      ],
    }),
    card('icon_grid', 'volunteer-icons', {
      items: [
        icon('找活动', 'calendar', '#c2410c', '/voluntary-activities'),
        icon('微心愿', 'wish', '#a9121a', '/micro-wish'),
        icon('点单服务', 'guide', '#0e5fd8', '/order-serve'),
        icon('阵地', 'map', '#0b7a43', '/practice-venue'),
        icon('团队', 'team', '#8a5a00', '/search-team'),
        icon('排行', 'trophy', '#c2410c', '/team-ranking'),
        icon('文明随手拍', 'camera', '#0e5fd8', '/show-civilization'),
        icon('课堂', 'education', '#0b7a43', '/classrooms'),
      ],
    }),
    card('activity_list', 'volunteer-soon', {
      title: '正在招募',
      more: more('/voluntary-activities'),
      items: idsOf([40004, 40007, 40006, 40008, 40005]),
    }),
    card('special_hero', 'volunteer-special', { items: idsOf([5005]) }),
    card('audio_row', 'volunteer-audio', { title: '听他们说', items: idsOf([1009, 1006]) }),
  ],
}

const service = (title: string, note: string, name: string, link: string) => ({ title, note, icon: name, link })

const government: SeedPage = {
  id: GOVERNMENT_PAGE,
  title: '政务',
  accent: 'gov',
  feed_category: feedOf('政务'),
  cards: [
    card('notice', 'gov-notice', {
      title: '公告',
      items: [
        { title: '征求意见：地铁3号线票价方案', link: '/posts/3705' },
        { title: '设施农业补贴开始申报，截止下月二十日', link: '/posts/3704' },
      ],
    }),
    card('service_grid', 'gov-services', {
      title: '高频服务',
      more: more('/guide', '全部'),
      items: [
        service('加装电梯', '一个章，十二天', 'building', '/guides/1'),
        service('预防接种', '预约与记录', 'shield', '/guides/2'),
        service('居住证明', '在线打印', 'file', '/guides/3'),
        service('新生儿一件事', '一处当场办', 'heart', '/guides/4'),
        service('公积金提取', '免跑腿', 'wallet', '/guides/5'),
        service('老年护理补贴', '上门代办', 'hand-heart', '/guides/6'),
      ],
    }),
    card('banner', 'gov-banner', {
      items: [
        linked('市民中心取消了“请去那边的窗口”', 'civic-hall', '/posts/3701'),
        linked('十七条视线通廊：规划里“看得见海”的规定', 'skyline-dawn', '/posts/3706'),
      ],
    }),
    card('article_list', 'gov-articles', { title: '政策明白纸', items: idsOf([3703, 3707, 3702]) }),
    card('special_hero', 'gov-special', { items: idsOf([5002]) }),
  ],
}

const festival: SeedPage = {
  id: FESTIVAL_PAGE,
  title: '潮起一千一百年',
  accent: 'party',
  feed_category: feedOf('文旅'),
  cards: [
    card('banner', 'festival-banner', {
      items: [
        linked('灯光焰火：三个观看点', 'fireworks', '/posts/3008'),
        linked('老码头的灯又亮了', 'lantern-festival', '/posts/3202'),
        linked('两百张帆同时升起', 'regatta', '/posts/3206'),
      ],
    }),
    card('waterfall', 'festival-waterfall', {
      title: '在现场',
      items: idsOf([7002, 3205, 4004, 7005, 3204, 4012, 7007, 3209]),
    }),
    card('live_strip', 'festival-live', { title: '直播', items: idsOf([806, 805]) }),
    card('album_grid', 'festival-albums', { title: '老城的声音', items: idsOf([2004, 2008]) }),
  ],
}

/** What must not hurt: a type that nobody knows, items that do not fit, ids that are gone, among good cards. */
const broken: SeedPage = {
  id: BROKEN_PAGE,
  title: '试验页',
  accent: 'media',
  feed_category: null,
  cards: [
    card('notice', 'broken-good-first', {
      title: '说明',
      items: [{ title: '这一页故意有几张坏卡片', link: '/about' }],
    }),
    { id: 'broken-unknown', v: 1, type: 'hologram', title: '未来的卡片', items: [{ beam: true }] },
    card('banner', 'broken-invalid', { items: [{ title: '没有图片，链接也不对', link: 'javascript:void 0' }] }),
    card('article_list', 'broken-gone', { title: '一篇在，一篇不在', items: idsOf([3302, 999999]) }),
    card('rich_text', 'broken-good-last', {
      title: '后面的卡片照常显示',
      html: '<p>你能看到这一段，说明坏卡片只影响它自己。</p>',
    }),
  ],
}

export const pages: SeedPage[] = [home, community, volunteering, government, festival, broken]
