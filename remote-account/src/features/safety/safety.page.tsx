import type { User } from '@plaza/shared/api'
import { isLive, to } from '@plaza/shared/routes'
import { Async, Cell, CellGroup, CellsSkeleton, IdCard, KeyRound, PageFrame, Smartphone } from '@plaza/shared/ui'
import { useOwnProfile } from '../../own-profile'
import { DeviceList } from './device-list'
import { LogOutEverywhere } from './log-out-everywhere'
import { t } from './safety.text'
import { WechatCell } from './wechat-cell'

export default function SafetyPage() {
  const profile = useOwnProfile()
  return (
    <PageFrame title={t.title()}>
      <Async of={profile} skeleton={<CellsSkeleton rows={7} />}>
        {(user) => (
          <>
            <LoginCells user={user} />
            <IdentityCells user={user} />
            <DeviceList />
            <CellGroup title={t.more()}>
              <Cell title={t.close()} to={to('user-settings')} />
            </CellGroup>
            <LogOutEverywhere />
          </>
        )}
      </Async>
    </PageFrame>
  )
}

function LoginCells({ user }: { user: User }) {
  const phone = user.phone ? to('phone') : to('phone-bind', {}, { redirect: to('safety') })
  return (
    <CellGroup title={t.login()}>
      <Cell title={t.phone()} icon={<Smartphone size={20} />} value={user.phone || t.notBound()} to={phone} />
      <Cell
        title={t.password()}
        icon={<KeyRound size={20} />}
        value={user.has_password ? t.set() : t.notSet()}
        to={to('password')}
      />
      <WechatCell user={user} />
    </CellGroup>
  )
}

function IdentityCells({ user }: { user: User }) {
  const isVerified = user.real_name === 1
  const { real_name: name, identity_card: card } = user.profile
  return (
    <CellGroup title={t.identity()}>
      <Cell
        title={t.realName()}
        icon={<IdCard size={20} />}
        note={isVerified ? t.identityNote(name, card) : t.identityWhy()}
        value={isVerified ? t.verified() : t.notVerified()}
        {...(isLive('real-name') && { to: to('real-name') })}
      />
    </CellGroup>
  )
}
