import type { ShareRequest } from '@plaza/shared/host'
import { createStore } from 'zustand/vanilla'

/** Content of the open share sheet: an absolute address without token and shell parameters. */
export interface OpenShare extends ShareRequest {
  url: string
  inWechat: boolean
  /** The link was copied, which counts as a share. */
  onCopied(): void
}

/** State of `ShareSheet`; null while it is closed. */
export const shareSheet = createStore<{ open: OpenShare | null }>(() => ({ open: null }))
export const closeShare = () => shareSheet.setState({ open: null })
