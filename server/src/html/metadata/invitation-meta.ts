import type { DataOf, invitations } from '@plaza/shared/api'
import type { InlinedAnswer } from '@plaza/shared/remotes'
import type { PageMeta } from '@plaza/shared/routes'
import type { Language } from '@plaza/shared/text'

type InvitationEntity = DataOf<typeof invitations.detail>

const titles: Record<Language, Record<InvitationEntity['target'], (name: string, title: string) => string>> = {
  en: {
    circle: (name, title) => `${name} invites you to the circle ${title}`,
    post: (name) => `${name} invites you to read a post`,
  },
  'zh-CN': {
    circle: (name, title) => `${name} 邀请您加入圈子“${title}”`,
    post: (name) => `${name} 邀请您看一条帖子`,
  },
}

/** Metadata of an invitation, which name who invites; null for another answer. */
export function invitationMeta(answer: InlinedAnswer | undefined, language: Language): PageMeta | null {
  if (answer?.endpoint !== 'invitations.detail') return null
  const { inviter, target, title, text, image, circle } = answer.data as InvitationEntity
  return {
    title: titles[language][target](inviter.name, title),
    description: target === 'post' ? title : text,
    image: image ?? circle.image,
  }
}
