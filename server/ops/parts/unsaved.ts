import { defineTexts } from '@plaza/shared/text'
import { useEffect, useLayoutEffect } from 'react'

const t = defineTexts({ leave: { en: 'Leave without saving the changes?', zh: '修改尚未保存，确定离开吗？' } })

let isUnsaved = false

/** Whether what was not saved may be left or overwritten: asks if there is such. */
export const mayLeave = (): boolean => !isUnsaved || window.confirm(t.leave())

/** Says at once that all is saved: an address that is set in the same turn is not asked about. */
export function forgetUnsaved(): void {
  isUnsaved = false
}

/** Asks before unsaved changes are left: by a link, by Back and Forward, with the document. */
export function useUnsaved(unsaved: boolean): void {
  useLayoutEffect(() => {
    isUnsaved = unsaved
    return () => {
      isUnsaved = false
    }
  }, [unsaved])
  useEffect(() => {
    let isAsked = false
    let address = window.location.href
    const ask = (event: BeforeUnloadEvent) => isUnsaved && event.preventDefault()
    function askAtLink(event: MouseEvent) {
      const link = (event.target as Element | null)?.closest?.('a[href^="#"]')
      if (!link) return
      if (mayLeave()) {
        isAsked = link.getAttribute('href') !== window.location.hash
        return
      }
      event.preventDefault()
      event.stopPropagation()
    }
    /** Back and Forward have no link that could be stopped: the address is put back. */
    function askAtAddress(event: Event) {
      if (window.location.href === address) return
      if (isAsked || mayLeave()) {
        address = window.location.href
        isAsked = false
        return
      }
      event.stopImmediatePropagation()
      window.history.pushState(null, '', address)
    }
    // The page may be drawn anew before it hears of the fragment.
    window.addEventListener('beforeunload', ask)
    window.addEventListener('popstate', askAtAddress, true)
    window.addEventListener('hashchange', askAtAddress, true)
    document.addEventListener('click', askAtLink, true)
    return () => {
      window.removeEventListener('beforeunload', ask)
      window.removeEventListener('popstate', askAtAddress, true)
      window.removeEventListener('hashchange', askAtAddress, true)
      document.removeEventListener('click', askAtLink, true)
    }
  }, [])
}
