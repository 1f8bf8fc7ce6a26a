import { useDeployment, useHost, useHydrated, useSessionUser } from '@plaza/shared/host'
import { to } from '@plaza/shared/routes'
import { Cell, CellGroup, PageFrame } from '@plaza/shared/ui'
import { useState } from 'react'
import { Appearance } from './appearance'
import { LogOut } from './log-out'
import { partOf, sizeText } from './settings.model'
import { t } from './settings.text'

export default function SettingsPage() {
  const user = useSessionUser()
  return (
    <PageFrame title={t.title()}>
      {user && <Account />}
      <Appearance />
      <Storage />
      <Versions />
      {user && <LogOut />}
    </PageFrame>
  )
}

const Account = () => (
  <CellGroup title={t.ownAccount()}>
    <Cell title={t.profile()} to={to('profile')} />
    <Cell title={t.choices()} to={to('user-settings')} />
    <Cell title={t.safety()} to={to('safety')} />
  </CellGroup>
)

function Storage() {
  const { settings, ui } = useHost()
  const hydrated = useHydrated()
  const [left, setLeft] = useState<number | null>(null)
  const size = left ?? (hydrated ? settings.cacheSize() : 0)
  const clear = async () => {
    const title = size > 0 ? t.askClear(sizeText(size)) : t.askClearNone()
    if (!(await ui.confirm({ title, text: t.askClearText(), confirmText: t.clear() }))) return
    await settings.clearCache()
    setLeft(settings.cacheSize())
    ui.toast(t.cleared())
  }
  return (
    <CellGroup title={t.storage()}>
      <Cell title={t.clear()} value={hydrated ? sizeText(size) : undefined} onClick={clear} />
    </CellGroup>
  )
}

const names: Readonly<Record<string, () => string>> = {
  media: t.media,
  community: t.community,
  practice: t.practice,
  account: t.account,
}

/** Remotes are released independently, so each has its own version. */
function Versions() {
  const { host, releases } = useDeployment()
  return (
    <CellGroup title={t.version()}>
      <Cell title={t.app()} value={host || '–'} />
      {releases.map((key) => {
        const { name, version, build } = partOf(key)
        return <Cell key={key} title={names[name]?.() ?? name} note={build} value={version} />
      })}
    </CellGroup>
  )
}
