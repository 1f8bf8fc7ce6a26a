import type { MouseEvent, ReactNode } from 'react'
import type { Content } from '../../api'
import { contentAddress } from '../../routes'
import { AddressLink } from '../basic/address-link'

export interface ContentLinkProps {
  content: Pick<Content, 'id' | 'type' | 'link_address'>
  children: ReactNode
  className?: string
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void
}

/** Opens a content where its type says (product spec, section 2). */
export function ContentLink({ content, ...rest }: ContentLinkProps) {
  const address = contentAddress(content)
  return <AddressLink to={'internal' in address ? address.internal : address.external} {...rest} />
}
