import { defineTexts } from '@plaza/shared/text'

const names = defineTexts({
  adcode: { en: 'Region code', zh: '区划代码' },
  anchor: { en: 'Presenter', zh: '主播' },
  anchors: { en: 'Presenters', zh: '主播' },
  author: { en: 'Author', zh: '作者' },
  background_color: { en: 'Background colour', zh: '背景色' },
  background_image: { en: 'Background picture', zh: '背景图' },
  body: { en: 'Text', zh: '正文' },
  caption: { en: 'Caption', zh: '图说' },
  category: { en: 'Category', zh: '栏目' },
  cate_col_font_color: { en: 'Colour of the tabs', zh: '频道文字颜色' },
  channel: { en: 'Channel', zh: '频道' },
  city: { en: 'City code', zh: '城市代码' },
  city_info: { en: 'City', zh: '城市' },
  clip: { en: 'Film', zh: '视频文件' },
  contents: { en: 'Contents', zh: '内容' },
  cover: { en: 'Cover', zh: '封面' },
  description: { en: 'Description', zh: '简介' },
  every: { en: 'Appears', zh: '更新周期' },
  feed_category: { en: 'Feed below the cards', zh: '卡片下的信息流' },
  finished: { en: 'Finished', zh: '已完结' },
  frequency: { en: 'Frequency', zh: '频率' },
  from: { en: 'From', zh: '开始时间' },
  h5_logo: { en: 'Mark', zh: '站点图标' },
  hls: { en: 'Stream', zh: '直播流地址' },
  hot: { en: 'Hot', zh: '热门' },
  hours: { en: 'Hours', zh: '时长（小时）' },
  id: { en: 'Id', zh: '编号' },
  image: { en: 'Picture', zh: '图片' },
  intro: { en: 'Introduction', zh: '介绍' },
  is_drainage: { en: 'Invite to the app', zh: '引导打开 App' },
  is_global_grey: { en: 'Grey mode', zh: '全站灰色' },
  kind: { en: 'Kind', zh: '类别' },
  layout: { en: 'Layout', zh: '版式' },
  level: { en: 'Level', zh: '级别' },
  link: { en: 'Link', zh: '链接' },
  linkAddress: { en: 'Opens this address instead', zh: '打开外部地址' },
  logo: { en: 'Logo', zh: '标志' },
  logo2: { en: 'Logo on colour', zh: '反白标志' },
  name: { en: 'Name', zh: '名称' },
  nameEn: { en: 'English name', zh: '英文名' },
  name_en: { en: 'English name', zh: '英文名' },
  page_id: { en: 'Page', zh: '页面编号' },
  parent: { en: 'Parent category', zh: '上级栏目' },
  pictures: { en: 'Pictures', zh: '图片' },
  place: { en: 'Place', zh: '地点' },
  portrait: { en: 'Portrait', zh: '头像' },
  poster: { en: 'Poster', zh: '封面图' },
  programmes: { en: 'Programmes', zh: '节目单' },
  published: { en: 'Date of publication', zh: '发布时间' },
  recommended: { en: 'Recommended', zh: '推荐' },
  related: { en: 'Related', zh: '相关内容' },
  sections: { en: 'Sections', zh: '分节' },
  share: { en: 'Shared as', zh: '分享文案' },
  share_image: { en: 'Picture of shares', zh: '分享图' },
  slogan: { en: 'Slogan', zh: '标语' },
  sort: { en: 'Place in the order', zh: '排序' },
  sound: { en: 'Sound', zh: '音频文件' },
  source: { en: 'Source', zh: '来源' },
  starts: { en: 'Begins', zh: '开始时间' },
  summary: { en: 'Summary', zh: '摘要' },
  text: { en: 'Text', zh: '文字' },
  title: { en: 'Title', zh: '标题' },
  title_en: { en: 'English title', zh: '英文标题' },
  top: { en: 'On top', zh: '置顶' },
  tracks: { en: 'Tracks', zh: '曲目' },
  type: { en: 'Type', zh: '类型' },
  video: { en: 'Recording', zh: '回看视频' },
  videos: { en: 'Videos', zh: '视频' },
  voice: { en: 'Read aloud', zh: '语音' },
  word: { en: 'Word', zh: '热词' },
})

const choices = defineTexts({
  right: { en: 'One small picture', zh: '右侧小图' },
  three: { en: 'Three pictures', zh: '三图' },
  large: { en: 'One large picture', zh: '大图' },
  daily: { en: 'Daily', zh: '每天' },
  weekly: { en: 'Weekly', zh: '每周' },
  media: { en: 'Media', zh: '媒体' },
  government: { en: 'Government', zh: '政务' },
  culture: { en: 'Culture', zh: '文化' },
  life: { en: 'Life', zh: '生活' },
  city: { en: 'City', zh: '城市' },
  district: { en: 'District', zh: '区县' },
})
const types = defineTexts({
  video: { en: 'Ordinary', zh: '普通视频' },
  short: { en: 'Short, upright', zh: '竖屏短视频' },
  radio: { en: 'Radio', zh: '广播' },
  tv: { en: 'TV', zh: '电视' },
  none: { en: 'No picture', zh: '无图' },
})

const textOf = (table: object, key: string): string | undefined =>
  Object.hasOwn(table, key) ? (table as Record<string, () => string>)[key]?.() : undefined

/** Name of a field; a field that has none is called by its key. */
export const fieldName = (key: string): string => textOf(names, key) ?? key

/** Name of a choice of a field. */
export function choiceName(field: string, value: unknown): string {
  if (field === 'type' && value === 4) return `${types.tv()} / ${types.video()}`
  if (field === 'type' && value === 12) return types.short()
  if (field === 'type' && value === 1) return types.radio()
  if (field === 'layout' && value === 'text') return types.none()
  return textOf(choices, String(value)) ?? String(value)
}
