import { defineTexts } from '@plaza/shared/text'
import { useEffect, useLayoutEffect } from 'react'

const t = defineTexts({ leave: { en: 'Leave without saving the changes?', zh: '修改尚未保存，确定离开吗？' } })

let isUnsaved = false

/** Whether what was not saved may be left or overwritten: asks if there is such. */
export const mayLeave = (): boolean => !isUnsaved || window.confirm(t.leave())

/** The way back in the history has no link that could be stopped: the address is put back. */
function stay(event: HashChangeEvent) {
  event.stopImmediatePropagation()
  window.history.pushState(null, '', event.oldURL)
}

/** Asks before unsaved changes are left: by a link, by Back and Forward, with the document. */
export function useUnsaved(unsaved: boolean): void {
  // Before the next event: an address that follows a save is not asked about.
  useLayoutEffect(() => {
    isUnsaved = unsaved
    return () => {
      isUnsaved = false
    }
  }, [unsaved])
  useEffect(() => {
    let isAsked = false
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
    function askAtAddress(event: HashChangeEvent) {
      if (!isAsked && !mayLeave()) stay(event)
      isAsked = false
    }
    window.addEventListener('beforeunload', ask)
    window.addEventListener('hashchange', askAtAddress, true)
    document.addEventListener('click', askAtLink, true)
    return () => {
      window.removeEventListener('beforeunload', ask)
      window.removeEventListener('hashchange', askAtAddress, true)
      document.removeEventListener('click', askAtLink, true)
    }
  }, [])
}
