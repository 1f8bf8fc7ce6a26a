/** An `error` blocks a release, its publication and its promotion. */
type FindingLevel = 'error' | 'warning' | 'info'

interface FindingMeaning {
  level: FindingLevel
  title: string
  zh: string
}

const error = (title: string, zh: string): FindingMeaning => ({ level: 'error', title, zh })
const warning = (title: string, zh: string): FindingMeaning => ({ level: 'warning', title, zh })
const info = (title: string, zh: string): FindingMeaning => ({ level: 'info', title, zh })

/** All findings of the checks by number; docs/remotes.md has the cause and remedy of each. */
export const findings = {
  P001: error('remote.json is missing or not one', '缺少 remote.json，或内容无效'),
  P002: error('the build id is missing in the global or the unique name', '全局名或唯一名中没有构建号'),
  P003: error('the name is not that of its folder', '名称与所在目录不符'),
  P004: error('this is no production build', '不是生产构建'),
  P005: info('this version is out with another build', '该版本号已用于另一个构建'),
  P006: error('the entry is an ES module', '入口是 ES 模块'),

  P101: error('a file is not what remote.json says', '文件与 remote.json 所述不符'),
  P102: error('a file is missing', '缺少文件'),
  P103: error('a file is not in remote.json', '有未列入 remote.json 的文件'),
  P104: error('a file name carries no hash', '文件名不含哈希'),
  P105: error('a compressed copy is not of its file', '压缩副本与原文件不符'),

  P201: error('the entry is over its budget', '入口文件超出预算'),
  P202: error('a page is over its budget', '页面超出预算'),
  P203: error('the release is over its budget', '版本总大小超出预算'),

  P301: error('there is no such contract', '没有这样的契约'),
  P302: error('no host offers what it needs', '没有宿主提供它所需的契约'),
  P303: warning('no host offers what it wants', '没有宿主提供它想要的契约'),

  P401: error('a second copy of what the host owns', '重复打包了由宿主提供的库'),
  P402: error('a fallback for what the host owns', '为宿主提供的库带了备用副本'),
  P403: error('the host does not share this', '宿主不共享此库'),
  P404: error('a library of the host alone', '只能由宿主使用的库'),
  P405: error('it is not known what the build is made of', '不知道构建由什么组成'),
  P406: info('another remote carries the same library', '另一个远程应用也带有同一个库'),

  P501: error('a path meets one of another remote', '路径与另一个远程应用的路径冲突'),
  P502: error('a route id is taken', '路由标识已被占用'),
  P503: error('a path is one of the host or the server', '路径属于宿主或服务器'),
  P504: error('two of its own routes have the same path', '自身的两个路由路径相同'),
  P505: error('a route without a page, or a page without a route', '有路由没有页面，或有页面没有路由'),
  P506: info('a remote was not compared with', '有一个远程应用未参与比较'),
  P507: error('a role is taken', '页面用途已被占用'),

  P601: error('a selector reaches beyond the remote', '样式选择器影响到应用之外'),
  P602: error('a custom property is set for the whole page', '为整个页面设置了自定义属性'),
  P603: error('an animation has no name of its own', '动画没有专属名称'),
  P604: error('a font family has no name of its own', '字体没有专属名称'),
  P605: error('an at-rule is for the whole page', '@ 规则作用于整个页面'),
  P606: error('styles are too large or nested too deep', '样式过大或嵌套过深'),
  P607: warning('a layer covers the whole screen', '有覆盖整个屏幕的固定层'),

  P701: error('the code needs unsafe-eval', '代码需要 unsafe-eval'),
  P702: error('the code uses what the host alone uses', '代码使用了只属于宿主的能力'),
  P703: warning('the code leaves the page by itself', '代码自行离开页面'),

  P801: error('a page cannot be rendered', '页面无法在服务器上渲染'),
  P802: error('a page takes too much to render', '渲染页面耗费过多'),
  P803: error('a page has an element that is not allowed', '页面含有不允许的元素'),
  P804: error('a page is too large', '页面的 HTML 过大'),
  P805: error('a page is drawn by the clock or by chance', '页面内容取决于设备时钟或随机数'),
  P806: error('the browser draws something else', '浏览器绘制的内容与服务器不一致'),
  P807: info('it brings no server file', '未带服务器渲染文件'),
  P808: warning('a page was not tried', '有页面未经渲染检查'),
  P809: error('a page throws in the browser', '页面在浏览器中抛出错误'),
  P810: error('modules start something as soon as they are read', '模块一经加载就启动了任务'),
  P811: error('modules change what belongs to the whole page', '模块改动了属于整个页面的内容'),

  P901: error('there is no such extension point', '没有这样的扩展点，或没有这个版本'),
  P902: error('an extension is not what its point asks for', '扩展的描述不符合扩展点的要求'),
  P903: error('an extension id, type or kind is taken', '扩展的标识、类型或种类已被占用'),
  P904: error('too many extensions at one point', '同一扩展点的扩展过多'),
} satisfies Record<`P${number}`, FindingMeaning>

export type FindingCode = keyof typeof findings

/** A finding: its number, details, and the file if it concerns one. */
export interface Finding {
  code: FindingCode
  words: string
  file?: string
}

export interface ExplainedFinding extends Finding, FindingMeaning {}

export const found = (code: FindingCode, words: string, file?: string): Finding => ({
  code,
  words,
  ...(file !== undefined && { file }),
})

export const withMeaning = (one: Finding): ExplainedFinding => ({ ...one, ...findings[one.code] })
