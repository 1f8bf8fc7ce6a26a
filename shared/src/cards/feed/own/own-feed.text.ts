import type { FeedReason } from '../../../api'
import { defineTexts } from '../../../text'

export const t = defineTexts({
  menu: {
    en: (title: string) => `Why “${title}” is here, and less of it`,
    zh: (title: string) => `《${title}》的推荐理由与减少推荐`,
  },
  why: { en: 'Why this is here', zh: '为什么推荐这条' },
  lessOfThis: { en: 'Less of this', zh: '减少这类内容' },
  lessOf: { en: (name: string) => `Less of ${name}`, zh: (name: string) => `少看“${name}”` },
  hidden: { en: 'Hidden', zh: '已隐藏' },
  fewer: { en: (name: string) => `You will see less of ${name}`, zh: (name: string) => `将减少“${name}”的推荐` },
  interests: { en: 'What your feed has learned', zh: '查看推荐依据' },
})

export const reasonText: Record<FeedReason, (name: string) => string> = defineTexts({
  newest: {
    en: (_: string) => 'It is among the newest that the newsroom shows to everybody.',
    zh: (_: string) => '编辑部最新发布，所有人看到的前几条都相同。',
  },
  follows: {
    en: (name: string) => (name ? `You follow ${name}.` : 'You follow who published it.'),
    zh: (name: string) => (name ? `您关注了“${name}”。` : '您关注了发布者。'),
  },
  category: {
    en: (name: string) => (name ? `You often open contents of ${name}.` : 'You often open contents like it.'),
    zh: (name: string) => (name ? `您常看“${name}”。` : '您常看这类内容。'),
  },
  organisation: {
    en: (name: string) =>
      name ? `You often open what ${name} publishes.` : 'You often open what its publisher shows.',
    zh: (name: string) => (name ? `您常看“${name}”发布的内容。` : '您常看该发布者的内容。'),
  },
  explore: {
    en: (name: string) => (name ? `Something else for a change: ${name}.` : 'Something else for a change.'),
    zh: (name: string) => (name ? `换换口味：${name}。` : '换换口味。'),
  },
  plain: { en: (_: string) => 'It is new.', zh: (_: string) => '最新内容。' },
})
