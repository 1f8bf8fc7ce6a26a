import type { Boot } from '@plaza/shared/remotes'

type PageBoot = Pick<Boot, 'smsInbox' | 'hostBuild' | 'documents'>
const nothing: PageBoot = { smsInbox: false, hostBuild: '', documents: {} }

/** What the server put into this page, read again where it stands; nothing where the page came from elsewhere. */
export function pageBoot(): PageBoot {
  try {
    const raw = document.getElementById('plaza-boot')?.textContent ?? 'null'
    return { ...nothing, ...(JSON.parse(raw) as Partial<PageBoot> | null) }
  } catch {
    return nothing
  }
}
