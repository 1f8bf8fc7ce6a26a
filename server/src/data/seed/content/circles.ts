export interface SeedCircle {
  id: number
  name: string
  cover: string
  intro: string
  notice: string
  rules: string[]
  owner: number
  managers: number[]
  members: number
}

export interface SeedTopic {
  id: number
  circle: number
  name: string
  intro: string
  image: string | null
  participants: number
}

export const circles: SeedCircle[] = [
  {
    id: 61,
    name: '星湾拍客',
    cover: 'circle-photo',
    intro: '拍下你路过的星湾。手机、相机、孩子的玩具相机都行。',
    notice: '本周主题“雾”征集到周日。请写明地点和时间，别人也想去看看。',
    rules: ['只发自己拍的照片', '拍到人脸请先问一声', '鸟类巢区不标具体位置', '批评照片，不批评拍照的人'],
    owner: 508,
    managers: [521, 531],
    members: 18420,
  },
  {
    id: 62,
    name: '吃在星湾',
    cover: 'circle-food',
    intro: '早市、夜市、家里的锅。好吃的都在这里，难吃的请委婉。',
    notice: '请写价格和位置。软广一律收走，屡次发的请去磨刀。',
    rules: ['写清店名、位置、人均', '不收好处，不写好评', '差评请写事实', '浪费粮食的视频不收'],
    owner: 509,
    managers: [529],
    members: 25310,
  },
  {
    id: 63,
    name: '阳台与菜园',
    cover: 'circle-garden',
    intro: '从一盆葱到一亩地。种活了来报喜，种死了来验尸。',
    notice: '腐叶土领取登记已开始，每户两袋，先到先得。',
    rules: ['求助请附全株照片', '不卖苗，可以换', '农药用量以标签为准'],
    owner: 532,
    managers: [518],
    members: 9760,
  },
  {
    id: 64,
    name: '慢跑俱乐部',
    cover: 'circle-run',
    intro: '配速不重要，出门才重要。每周三、六江边集合。',
    notice: '大雾天请改室内。周六六点半江心公园南门，本周领跑：跑不快先生。',
    rules: ['膝盖疼请停', '不晒别人的成绩', '夜跑穿反光背心'],
    owner: 511,
    managers: [517],
    members: 12045,
  },
  {
    id: 65,
    name: '星湾爸妈',
    cover: 'circle-parents',
    intro: '带娃的难处，在这里都不算难看。',
    notice: '绘本漂流第九季报名中。推销课程的请出门左转。',
    rules: ['孩子的正脸和校服请打码', '医疗问题先就医再发帖', '不比较，不攀比', '说气话可以，别对孩子说'],
    owner: 514,
    managers: [537, 528],
    members: 21870,
  },
]

export const topics: SeedTopic[] = [
  { id: 71, circle: 61, name: '今天的雾', intro: '看得见的和看不见的。', image: 'skyline-fog', participants: 412 },
  {
    id: 72,
    circle: 61,
    name: '老码头第七级台阶',
    intro: '同一个地方，不同的人。',
    image: 'old-town-rain',
    participants: 268,
  },
  { id: 73, circle: 61, name: '银杏来信', intro: '七条路的落叶，二十天。', image: 'ginkgo-avenue', participants: 1103 },
  { id: 74, circle: 62, name: '早饭吃什么', intro: '一天里最要紧的决定。', image: 'noodles', participants: 2306 },
  { id: 75, circle: 62, name: '十二元能吃到的', intro: '人均十二元以内的好味道。', image: null, participants: 987 },
  {
    id: 76,
    circle: 62,
    name: '妈妈的拿手菜',
    intro: '请附菜谱，或者附妈妈的原话。',
    image: 'elderly-dining',
    participants: 655,
  },
  { id: 77, circle: 63, name: '阳台收成', intro: '黄瓜三根也是收成。', image: 'greenhouse', participants: 341 },
  { id: 78, circle: 63, name: '救救我的植物', intro: '验尸报告与抢救记录。', image: null, participants: 520 },
  { id: 79, circle: 64, name: '第一个五公里', intro: '人人都有第一次。', image: 'greenway', participants: 744 },
  { id: 80, circle: 64, name: '跑步遇见的人', intro: '路上的人比路有意思。', image: 'promenade', participants: 203 },
  { id: 81, circle: 65, name: '孩子说的话', intro: '记下来，不然会忘。', image: 'kites', participants: 3120 },
  { id: 82, circle: 65, name: '周末去哪儿', intro: '不花钱或少花钱的地方。', image: 'museum-hall', participants: 1402 },
]
