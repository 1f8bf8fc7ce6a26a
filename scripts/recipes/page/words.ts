/** Words of a generated page. A person reads them once and writes better ones where the page needs them. */
type WordPair = readonly [en: string, zh: string]

/** What a field is called: beside what a page shows, above what a form asks for. */
export const fieldWords: Readonly<Record<string, WordPair>> = {
  accepted: ['I have read and accept the agreement', '我已阅读并同意协议'],
  account: ['Account', '账号'],
  address: ['Address', '地址'],
  answer: ['Answer', '答复'],
  availability: ['When you have time', '可服务时间'],
  balance: ['Balance', '余额'],
  basis: ['Legal basis', '办理依据'],
  birthdate: ['Date of birth', '出生日期'],
  body: ['Text', '正文'],
  captcha: ['Verification code', '验证码'],
  cents: ['Amount in yuan', '金额（元）'],
  code: ['Code', '编码'],
  contact: ['Contact', '联系方式'],
  content: ['Text', '内容'],
  created_at: ['Written', '提交时间'],
  days: ['Takes', '办理时限'],
  department: ['Department', '部门'],
  detail: ['Street and number', '详细地址'],
  distance: ['Distance in metres', '距离（米）'],
  district: ['District', '区域'],
  ends_at: ['Ends', '结束时间'],
  expires_at: ['Valid until', '有效期至'],
  fee: ['Fee', '费用'],
  fee_cents: ['Fee', '手续费'],
  followers: ['Followers', '粉丝'],
  following: ['Following', '关注'],
  frozen_cents: ['On hold', '冻结金额'],
  home_address: ['Home address', '家庭住址'],
  hours: ['Hours', '服务时长'],
  html: ['Text', '正文'],
  identity_card: ['Identity card number', '身份证号'],
  images: ['Pictures', '图片'],
  intro: ['About', '简介'],
  kind: ['Kind', '类型'],
  likes: ['Likes', '点赞'],
  members: ['Members', '成员'],
  name: ['Name', '名称'],
  nickname: ['Nickname', '昵称'],
  note: ['Note', '备注'],
  number: ['Number', '编号'],
  old_captcha: ['Code sent to the old number', '原手机验证码'],
  old_password: ['Old password', '原密码'],
  opens: ['Opening hours', '开放时间'],
  orders: ['Orders', '订单'],
  organisation: ['Organisation', '单位名称'],
  participants: ['Participants', '参与人数'],
  password: ['Password', '密码'],
  phone: ['Phone number', '手机号'],
  picture: ['Picture', '图片'],
  place: ['Place', '地点'],
  posts: ['Posts', '帖子'],
  preferred: ['Use as the default address', '设为默认地址'],
  public: ['Others may read it', '公开展示'],
  purpose: ['Purpose', '用途'],
  q: ['Search', '搜索'],
  real_name: ['Name on the identity card', '真实姓名'],
  reason: ['Reason', '原因'],
  relation: ['Relation', '关系'],
  score: ['Score', '评分'],
  sex: ['Sex', '性别'],
  skills: ['Skills', '特长'],
  slogan: ['Motto', '口号'],
  starts_at: ['Starts', '开始时间'],
  summary: ['About', '简介'],
  tags: ['Praise', '评价标签'],
  target: ['What it is about', '对象'],
  text: ['Text', '说明'],
  thanks: ['Thanks', '感谢的话'],
  title: ['Title', '标题'],
  total_cents: ['Earned in total', '累计收益'],
  verified_at: ['Verified', '认证时间'],
  version: ['Version', '版本'],
  wanted_at: ['When', '期望时间'],
  way: ['Way', '方式'],
  who: ['For whom', '办理对象'],
}

/** A choice of a form: the values of a picklist. */
export const optionWords: Readonly<Record<string, WordPair>> = {
  '0': ['Not said', '保密'],
  '1': ['Male', '男'],
  '2': ['Female', '女'],
  abuse: ['Abuse', '辱骂攻击'],
  account: ['Account', '账号问题'],
  alipay: ['Alipay', '支付宝'],
  ask: ['Question', '咨询'],
  card: ['By identity card', '身份证认证'],
  comment: ['Comment', '评论'],
  complain: ['Complaint', '投诉'],
  content: ['Content', '内容问题'],
  face: ['By face', '人脸认证'],
  false: ['False', '不实信息'],
  fault: ['Fault', '功能故障'],
  idea: ['Idea', '建议'],
  illegal: ['Illegal', '违法违规'],
  other: ['Other', '其他'],
  post: ['Post', '帖子'],
  praise: ['Praise', '表扬'],
  privacy: ['Privacy', '侵犯隐私'],
  spam: ['Spam', '垃圾广告'],
  suggest: ['Suggestion', '建议'],
  user: ['Person', '用户'],
  wechat: ['WeChat', '微信'],
}

/** A button, and what is said once it was done. */
export const actionWords: Readonly<Record<string, readonly [label: WordPair, done: WordPair]>> = {
  book: [
    ['Book', '预约'],
    ['Booked', '已预约'],
  ],
  bookmark: [
    ['Save', '收藏'],
    ['Saved', '已收藏'],
  ],
  cancel: [
    ['Cancel', '取消'],
    ['Cancelled', '已取消'],
  ],
  cancelClaim: [
    ['Give back', '取消认领'],
    ['Given back', '已取消认领'],
  ],
  claim: [
    ['Claim', '认领'],
    ['Claimed', '已认领'],
  ],
  complete: [
    ['Done', '确认完成'],
    ['Marked as done', '已确认完成'],
  ],
  finish: [
    ['It came true', '确认实现'],
    ['Marked as finished', '已确认实现'],
  ],
  follow: [
    ['Follow', '关注'],
    ['Following', '已关注'],
  ],
  join: [
    ['Join', '加入'],
    ['Joined', '已加入'],
  ],
  leave: [
    ['Leave', '退出'],
    ['Left', '已退出'],
  ],
  logOut: [
    ['Log out', '退出登录'],
    ['Logged out', '已退出登录'],
  ],
  membership: [
    ['Join', '申请加入'],
    ['Asked to join', '已申请'],
  ],
  provide: [
    ['Take on', '接单'],
    ['Taken on', '已接单'],
  ],
  read: [
    ['Mark as read', '标为已读'],
    ['Marked as read', '已标为已读'],
  ],
  remove: [
    ['Delete', '删除'],
    ['Deleted', '已删除'],
  ],
  revoke: [
    ['Log out there', '下线'],
    ['Logged out there', '已下线'],
  ],
  unwrap: [
    ['Open', '拆开'],
    ['Opened', '已拆开'],
  ],
}

const spaced = (name: string) => name.replaceAll('_', ' ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
const sentence = (name: string) => spaced(name).replace(/^./, (letter) => letter.toUpperCase())
/** A name without a row is its own word in both languages, for a person to translate. */
const ownWords = (name: string): WordPair => [sentence(name), sentence(name)]

export const wordsOfField = (name: string): WordPair => fieldWords[name] ?? ownWords(name)
export const wordsOfOption = (value: string | number): WordPair => optionWords[String(value)] ?? ownWords(String(value))
export const wordsOfAction = (member: string): readonly [label: WordPair, done: WordPair] =>
  actionWords[member] ?? [ownWords(member), ['Done', '操作成功']]

/** A row of a text table. */
export const textRow = (key: string, [en, zh]: WordPair): string =>
  `${key}: { en: ${JSON.stringify(en)}, zh: ${JSON.stringify(zh)} },`
