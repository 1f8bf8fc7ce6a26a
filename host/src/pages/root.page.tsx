import { useHost, useSite } from '@plaza/shared/host'
import { useEffect } from 'react'
import { guardedHome, menuPages } from '../footer/home-redirect'
import { domain } from '../site/domains'

/** The root redirects before it renders; this covers the case that it renders anyway. */
export default function RootPage() {
  const host = useHost()
  const category = useSite((state) => state.config.category)
  const menu = useSite((state) => state.menu)
  useEffect(() => {
    host.navigate(guardedHome({ category, menu, activityDomain: domain('asc_h5_domain'), pages: menuPages() }), {
      replace: true,
    })
  }, [host, category, menu])
  return null
}
