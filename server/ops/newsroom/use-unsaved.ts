import { defineTexts } from '@plaza/shared/text'
import { useEffect } from 'react'

const t = defineTexts({ leave: { en: 'Leave without saving the changes?', zh: '修改尚未保存，确定离开吗？' } })

/** Asks before a page with unsaved changes is left, by a link within the page too. */
export function useUnsaved(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    function askAtLink(event: MouseEvent) {
      const link = (event.target as Element | null)?.closest?.('a[href^="#"]')
      if (!link || window.confirm(t.leave())) return
      event.preventDefault()
      event.stopPropagation()
    }
    window.addEventListener('beforeunload', ask)
    document.addEventListener('click', askAtLink, true)
    return () => {
      window.removeEventListener('beforeunload', ask)
      document.removeEventListener('click', askAtLink, true)
    }
  }, [isUnsaved])
}
