import type { Invitation } from '@plaza/shared/api'
import { useSite } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { nameOf } from '@plaza/shared/text'
import { useEffect, useState } from 'react'
import { t } from './invitation.text'

/** Page of an invitation, which tells the login of its visitor who shared it. */
export const addressOf = ({ code, inviter }: Invitation): string =>
  to('invitation', {}, { invitation: code, from_user_id: inviter.id })

async function draw(invitation: Invitation, site: string): Promise<File | null> {
  const { drawPoster } = await import('@plaza/shared/poster')
  const { inviter, target, circle, title, text, image, code } = invitation
  const isPost = target === 'post'
  const picture = await drawPoster({
    lead: (isPost ? t.toPost : t.toCircle)(inviter.name),
    title: isPost ? title : circle.name,
    text: isPost ? `${t.writtenBy(text)} · ${t.in(circle.name)}` : text,
    image: image ?? circle.image,
    url: new URL(addressOf(invitation), location.href).href,
    site,
    hint: isPost ? t.scanToRead() : t.scanToJoin(),
  })
  return picture && new File([picture], `${code}.png`, { type: picture.type })
}

export type Poster = { state: 'drawing' | 'failed' } | { state: 'drawn'; picture: File; url: string }

/** The poster of an invitation, drawn on the device; none is drawn without one. */
export function usePoster(invitation: Invitation | null): Poster {
  const site = useSite(({ config }) => nameOf(config))
  const [poster, setPoster] = useState<Poster>({ state: 'drawing' })
  useEffect(() => {
    if (!invitation) return undefined
    let url = ''
    let isCurrent = true
    const show = (picture: File | null) => {
      if (!isCurrent) return
      if (picture) url = URL.createObjectURL(picture)
      setPoster(picture ? { state: 'drawn', picture, url } : { state: 'failed' })
    }
    draw(invitation, site).then(show, () => show(null))
    return () => {
      isCurrent = false
      URL.revokeObjectURL(url)
    }
  }, [invitation, site])
  return poster
}
