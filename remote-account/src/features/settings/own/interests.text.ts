import { defineTexts } from '@plaza/shared/text'

export const t = defineTexts({
  title: { en: 'What your feed has learned', zh: '推荐依据' },
  off: {
    en: 'Your feed does not follow this now: it is switched off.',
    zh: '个性化推荐已关闭，以下内容当前不会使用。',
  },
  category: { en: 'Fields that you often open', zh: '您常看的栏目' },
  organisation: { en: 'Publishers that you often open', zh: '您常看的发布者' },
  less: { en: 'You want less of', zh: '您选择少看' },
  nothing: {
    en: 'Nothing yet. It learns from what you open, finish and follow.',
    zh: '还没有内容。打开、看完或关注内容后会逐步形成。',
  },
  opened: { en: (n: number) => (n === 1 ? 'opened once' : `opened ${n} times`), zh: (n: number) => `浏览 ${n} 次` },
  finished: { en: (n: number) => `${n} to the end`, zh: (n: number) => `看完 ${n} 次` },
  followed: { en: 'followed', zh: '已关注' },
  share: { en: (n: number) => `${n} %`, zh: (n: number) => `${n}%` },
  forget: { en: (name: string) => `Forget ${name}`, zh: (name: string) => `清除“${name}”` },
  allow: { en: (name: string) => `Show ${name} again`, zh: (name: string) => `恢复“${name}”` },
  forgetAll: { en: 'Forget all', zh: '全部清除' },
  sure: { en: 'Forget all that your feed has learned?', zh: '清除全部推荐依据？' },
  sureNote: {
    en: 'Your history and follows stay. What you open from now on counts again.',
    zh: '浏览历史和关注会保留，此后浏览的内容会重新计入。',
  },
})
