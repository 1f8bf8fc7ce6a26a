import type { MouseEvent, ReactNode } from 'react'
import type { Content } from '../../api'
import { contentAddress } from '../../routes'
import { AddressLink, isReachable } from '../basic/address-link'

export interface ContentLinkProps {
  content: Pick<Content, 'id' | 'type' | 'link_address'>
  children: ReactNode
  className?: string
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void
}

type LinkedContent = ContentLinkProps['content']

function addressOf(content: LinkedContent): string {
  const address = contentAddress(content)
  return 'internal' in address ? address.internal : address.external
}

/** Whether a content can be opened here; lists omit other contents. */
export const contentLeads = (content: LinkedContent): boolean => isReachable(addressOf(content))

/** Links to a content's page according to its type (product spec, section 2). */
export const ContentLink = ({ content, ...rest }: ContentLinkProps) => <AddressLink to={addressOf(content)} {...rest} />
