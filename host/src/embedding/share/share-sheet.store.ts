import type { ShareRequest } from '@plaza/shared/host'
import { createStore } from 'zustand/vanilla'

/** What the share sheet shows while it is open: an absolute address without token and shell parameters. */
export interface OpenShare extends ShareRequest {
  url: string
  inWechat: boolean
  /** The link was copied: that is a share. */
  onCopied(): void
}

/** Read by `ShareSheet`; null while nothing is shared. */
export const shareSheet = createStore<{ open: OpenShare | null }>(() => ({ open: null }))
export const closeShare = () => shareSheet.setState({ open: null })
