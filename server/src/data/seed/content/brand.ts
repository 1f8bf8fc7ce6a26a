import { story } from './markup'

export interface SeedDocument {
  key: string
  title: string
  /** HTML. */
  html: string
  title_en?: string
  html_en?: string
}

const serviceAgreement: SeedDocument = {
  key: 'service',
  title: '用户服务协议',
  html: story`
欢迎使用星湾融媒。本站是一个演示站点，其中的城市、机构、人物和故事都是虚构的。

## 一、服务内容

我们提供新闻资讯、音视频、电台直播、社区交流与志愿服务。浏览不需要登录；评论、发帖和报名活动需要登录并绑定手机号。

## 二、你发布的内容

内容归你所有。你同意我们为提供服务而存储、展示和分发它。请不要发布违法、侵权、骚扰他人或含有他人隐私的内容；评论一般立即显示，含敏感词的先审核后显示。

## 三、账号

请妥善保管验证码与密码。你可以随时退出登录，并在“我的”里删除收藏与浏览记录。

## 四、责任

活动、订单与愿望由发布者负责履行，我们会核实组织者身份并处理举报。因不可抗力造成的中断，我们会尽快恢复并公告。
`,
  title_en: 'Terms of use',
  html_en: story`
Welcome to Starbay Media. This is a demonstration: its city, organisations, people and stories are made up.

## 1. What we offer

News, audio, live radio, circles and volunteering. Reading needs no login; commenting, posting and signing up for activities need a login and a bound phone number.

## 2. What you publish

It stays yours. You let us store, show and pass it on as far as the service needs that. Please publish nothing unlawful, nothing that is somebody else's, nothing that harasses people or tells of their private life. Comments are shown at once, but for those with words that are reviewed first.

## 3. Your account

Keep codes and password to yourself. You can log out at any time, and delete what you collected and read under Mine.

## 4. Who answers for what

Activities, orders and wishes are kept by whoever published them. We check who organises them and look into reports. After an interruption that nobody could prevent we come back as soon as we can, and say so.
`,
}

const privacyPolicy: SeedDocument = {
  key: 'privacy',
  title: '隐私政策',
  html: story`
我们只收集完成服务所必需的信息，并在使用之前告诉你为什么。

## 我们收集什么

| 信息 | 用途 | 何时询问 |
| 手机号 | 登录与互动实名 | 登录、绑定时 |
| 位置 | 附近服务、活动签到 | 使用该功能时 |
| 相机与相册 | 上传图片、扫码 | 使用该功能时 |
| 姓名与证件号 | 志愿者实名 | 申请成为志愿者时 |

## 我们不做什么

- 统计页面加载的快慢与故障时，不记录你是谁
- 不把你的信息卖给任何人
- 不在页面里保存完整的证件号

## 你的权利

收藏与浏览记录可以在“我的”里随时查看和删除；查看、更正或删除其他信息，请联系意见与投诉 0999-8810090，不需要提供理由。
`,
  title_en: 'Privacy policy',
  html_en: story`
We collect what a service needs and nothing else, and tell you why before we use it.

## What we collect

| What | What for | When we ask |
| Phone number | Login, and real names where people meet | At login, when it is bound |
| Position | Services nearby, signing in at activities | When you use them |
| Camera and pictures | Sending pictures, scanning codes | When you use them |
| Name and identity number | Real names of volunteers | When you apply as a volunteer |

## What we do not do

- Note who you are where we measure how fast pages load and what fails
- Sell what we know of you to anybody
- Keep a whole identity number in a page

## Your rights

See and delete what you collected and read under Mine at any time. To see, correct or delete anything else, call 0999-8810090; no reason is needed.
`,
}

const realNameClause: SeedDocument = {
  key: 'real-name',
  title: '实名认证说明',
  html: story`
志愿者注册与提现需要实名认证。姓名和证件号加密保存，只用于核验身份，页面上始终以掩码显示。

- 未满十六周岁请由监护人陪同办理
- 认证未通过时会说明原因，可以修改后再次提交
- 撤回认证后，已记录的服务时长保留
`,
}

const volunteerClause: SeedDocument = {
  key: 'volunteer',
  title: '志愿服务承诺',
  html: story`
我自愿参加志愿服务，守时、尽力、尊重服务对象，不收取财物，不泄露他人隐私。来不了时提前取消，把位置留给别人。
`,
}

export const agreements = { version: '2.1', list: [serviceAgreement, privacyPolicy] }

export const clauses = { version: '1.3', list: [serviceAgreement, privacyPolicy, realNameClause, volunteerClause] }

export const about = {
  version: '1.0.0',
  contacts: [
    { name: '新闻热线', value: '0999-8810000' },
    { name: '志愿服务', value: '0999-8810060' },
    { name: '意见与投诉', value: '0999-8810090' },
    { name: '地址', value: '星湾市临江区滨江路 198 号融媒中心' },
  ],
  html: story`
**星湾融媒**是星湾市的新闻与公共服务平台。我们每天做三件事:把今天发生的事说清楚,把该办的事办简单,把想帮忙的人和需要帮忙的人连起来。

## 我们是谁

一百二十名编辑、记者、主播与工程师，四套广播、两套电视、一张报纸。编辑部在滨江路，楼下有一家开到夜里两点的面馆。

> 听见这座城。

## 关于这个演示

星湾市、它的三个区、所有机构、人物与新闻都是虚构的；图片、音乐与视频由程序生成，语音为合成。
`,
}

export const helpArticles: SeedDocument[] = [
  {
    key: 'bind-phone',
    title: '为什么评论前要绑定手机号？',
    html: story`互动服务要求后台实名、前台自愿。手机号不会公开显示。`,
  },
  {
    key: 'elder-mode',
    title: '字太小，怎么调大？',
    html: story`在“我的”页面顶部打开长辈版，或在文章右上角的“字号”里选择更大的字。`,
  },
  {
    key: 'hours',
    title: '志愿时长没有到账怎么办？',
    html: story`请确认活动结束时已经签退。忘记签退的，在活动结束后 48 小时内联系领队补签。`,
  },
  {
    key: 'offline',
    title: '没有网络时能做什么？',
    html: story`看过的文章和播放列表会留在手机里；写好的评论会保存为草稿，联网后再发。`,
  },
]

export const hotWords: { word: string; hot: boolean }[] = [
  { word: '临青大桥', hot: true },
  { word: '地铁3号线', hot: true },
  { word: '银杏地图', hot: true },
  { word: '加装电梯', hot: false },
  { word: '夜间门诊', hot: false },
  { word: '停水通知', hot: false },
  { word: '净滩', hot: false },
  { word: '长者食堂', hot: false },
  { word: '听雨夜话', hot: false },
  { word: 'Starbay', hot: false },
]
