export type District = '临江' | '云溪' | '青岩'
export type Role = 'volunteer' | 'team-manager' | 'reviewer' | 'operator'

export interface SeedUser {
  id: number
  nickname: string
  /** Picture id of a portrait. */
  avatar: string
  /** 0 unsaid, 1 male, 2 female. */
  sex: 0 | 1 | 2
  bio: string
  district: District
  /** Null for an account that knows WeChat alone. */
  phone: string | null
  wechat?: boolean
  birthYear: number
  /** Set for those who have proved their name. */
  realName?: string
  roles?: Role[]
  /** Hours of volunteering that stand in the book already. */
  hours?: number
  joinedDaysAgo: number
}

type Row = [
  nickname: string,
  avatar: string,
  sex: 0 | 1 | 2,
  district: District,
  bio: string,
  birthYear: number,
  joinedDaysAgo: number,
]

const demo: SeedUser[] = [
  {
    id: 501,
    nickname: '微信用户小舟',
    avatar: 'avatar-1',
    sex: 0,
    bio: '刚来星湾，先看看。',
    district: '临江',
    phone: null,
    wechat: true,
    birthYear: 1999,
    joinedDaysAgo: 2,
  },
  {
    id: 502,
    nickname: '江边的阿梨',
    avatar: 'avatar-2',
    sex: 2,
    bio: '白天改图，晚上遛狗，狗叫豆沙。',
    district: '临江',
    phone: '13800000002',
    wechat: true,
    birthYear: 1993,
    joinedDaysAgo: 640,
  },
  {
    id: 503,
    nickname: '红马甲陈禾',
    avatar: 'avatar-3',
    sex: 1,
    bio: '周末净滩，平时修空调。',
    district: '青岩',
    phone: '13800000003',
    birthYear: 1988,
    realName: '陈禾',
    roles: ['volunteer'],
    hours: 186.5,
    joinedDaysAgo: 1120,
  },
  {
    id: 504,
    nickname: '领队闵海',
    avatar: 'avatar-4',
    sex: 1,
    bio: '东滩净滩队队长。周日六点半，老地方见。',
    district: '青岩',
    phone: '13800000004',
    birthYear: 1979,
    realName: '闵海',
    roles: ['volunteer', 'team-manager'],
    hours: 742,
    joinedDaysAgo: 1460,
  },
  {
    id: 505,
    nickname: '值班编辑青禾',
    avatar: 'avatar-5',
    sex: 2,
    bio: '看见的每一条评论，都是一个人。',
    district: '临江',
    phone: '13800000005',
    birthYear: 1990,
    realName: '段青禾',
    roles: ['reviewer', 'operator'],
    joinedDaysAgo: 1500,
  },
  {
    id: 506,
    nickname: '长堤贺伯',
    avatar: 'avatar-6',
    sex: 1,
    bio: '七十九，下棋，耳朵还行。字请大一点。',
    district: '临江',
    phone: '13800000006',
    birthYear: 1947,
    realName: '贺长庚',
    joinedDaysAgo: 210,
  },
  {
    id: 507,
    nickname: '住在老码头三号埠头第七级台阶旁边每天看潮水涨落的那个修船人老俞',
    avatar: 'avatar-7',
    sex: 1,
    bio: '名字长，话不多。',
    district: '临江',
    phone: '13800000007',
    birthYear: 1961,
    joinedDaysAgo: 900,
  },
]

const rows: Row[] = [
  ['山有木', 'avatar-8', 1, '云溪', '拍山，拍云，拍等雾散的人。', 1985, 1300],
  ['豆浆不加糖', 'avatar-9', 2, '临江', '早市六点半二楼靠窗。', 1996, 420],
  ['沈半夏', 'avatar-10', 2, '云溪', '中药铺学徒，正在背第三遍汤头歌。', 2001, 380],
  ['跑不快先生', 'avatar-11', 1, '临江', '配速七分半，终身追求是跑完还能笑。', 1982, 760],
  ['海风吹过九楼', 'avatar-12', 2, '青岩', '护士，夜班多，爱看日出。', 1991, 530],
  ['阿蒲数鸟', 'avatar-13', 1, '云溪', '白鹭洲监测员。请离鸟四百米。', 1987, 1210],
  ['小满妈妈', 'avatar-14', 2, '临江', '两个孩子的妈，一个六岁，一个六岁零三分钟。', 1989, 610],
  ['铁皮青蛙', 'avatar-15', 1, '临江', '修旧玩具，免费，等得久。', 1978, 1005],
  ['一只橘猫的室友', 'avatar-16', 0, '临江', '房租我付，床它睡。', 1998, 300],
  ['柳叶刀与菜刀', 'avatar-17', 1, '临江', '外科医生，周末做饭。', 1984, 820],
  ['茶山阿阮', 'avatar-18', 1, '云溪', '炒茶三十五年。来喝茶。', 1966, 480],
  ['第三排靠窗', 'avatar-19', 2, '青岩', '高三，别问分数。', 2008, 150],
  ['老贾磨刀', 'avatar-20', 1, '临江', '磨剪子，戗菜刀，盐仓早市南门。', 1958, 260],
  ['云朵收集者', 'avatar-21', 2, '云溪', '今天的云：高积云，像鱼。', 1994, 990],
  ['渔港郑海生', 'avatar-22', 1, '青岩', '在海上，回得慢。', 1975, 700],
  ['听雨的人', 'avatar-23', 2, '临江', '给看不见的人录书。', 1986, 1180],
  ['慢车去云溪', 'avatar-24', 0, '云溪', '能坐慢车就不坐快的。', 1992, 340],
  ['桂花里七幢', 'avatar-15', 2, '临江', '我们有电梯了！', 1955, 120],
  ['代驾小周的晚上', 'avatar-11', 1, '临江', '单来了就走，书看到九十一页。', 1990, 270],
  ['望潮岛柏老师', 'avatar-17', 1, '青岩', '二十三个学生，十四个声部。', 1988, 860],
  ['会飞的报纸', 'avatar-22', 1, '云溪', '科技节最高纪录保持者的爸爸。', 1983, 200],
  ['葱油饼夏师傅', 'avatar-20', 1, '临江', '卖完收摊，别催。', 1964, 330],
  ['晚风信箱', 'avatar-21', 2, '青岩', '写信，也收信。', 1997, 450],
  ['石板路上的猫', 'avatar-16', 2, '临江', '拍老街的猫，已收录一百四十七只。', 1995, 777],
  ['种菜的李工', 'avatar-18', 1, '云溪', '阳台十二平方，黄瓜三十根。', 1980, 690],
  ['不想长大的木匠', 'avatar-8', 1, '青岩', '做木头船模，一比五十。', 1973, 540],
  ['夜航灯', 'avatar-13', 1, '青岩', '引航员，认得十一条船的灯。', 1976, 1090],
  ['方奶奶的路口', 'avatar-14', 2, '临江', '鞋带散了，系好再过。', 1958, 400],
  ['量潮人项阿姨', 'avatar-19', 2, '临江', '遛狗顺便看水。', 1962, 365],
  ['南瓜马车', 'avatar-9', 2, '云溪', '绘本馆店员。', 1999, 230],
  ['海棠不怕风', 'avatar-12', 2, '青岩', '台风天生的，所以叫海棠。', 2003, 95],
  ['老岑守塔', 'avatar-20', 1, '云溪', '铃响了，风停了。', 1954, 180],
  ['汤圆在值班', 'avatar-10', 2, '临江', '自助大厅夜间视频里的那个人。', 1995, 512],
]

export const users: SeedUser[] = [
  ...demo,
  ...rows.map(([nickname, avatar, sex, district, bio, birthYear, joinedDaysAgo], index) => ({
    id: 508 + index,
    nickname,
    avatar,
    sex,
    district,
    bio,
    birthYear,
    joinedDaysAgo,
    phone: `138000010${String(index).padStart(2, '0')}`,
  })),
]
