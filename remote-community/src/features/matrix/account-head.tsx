import type { MatrixAccount } from '@plaza/shared/api'
import { useHost, useHydrated } from '@plaza/shared/host'
import { nameOf } from '@plaza/shared/text'
import { Avatar, Button, useSavePicture } from '@plaza/shared/ui'
import classes from './account-head.module.css'
import { t } from './matrix.text'
import { useAccountCode } from './use-account-code'

export function AccountHead({ account }: { account: MatrixAccount }) {
  const { shell } = useHost()
  const inWechat = useHydrated() && shell.kind === 'wechat'
  const name = nameOf(account)
  const code = useAccountCode(account)
  return (
    <section className={classes.head} aria-label={name}>
      <Avatar src={account.image} name={name} size={60} />
      <h1 className={classes.name} tabIndex={-1}>
        {name}
      </h1>
      <p className={classes.group}>
        {nameOf(account.group)} · {t.wechatId()} <span className={classes.id}>{account.wechat_id}</span>
      </p>
      <div className={classes.place}>{code && <img className={classes.code} src={code.url} alt={t.qr(name)} />}</div>
      <p className={classes.hint}>{inWechat ? t.press() : t.scan()}</p>
      <Actions name={account.name} picture={code?.picture} />
      <div className={classes.intro}>
        <h2>{t.intro()}</h2>
        <p>{nameOf({ name: account.slogan, name_en: account.slogan_en })}</p>
        <p>{nameOf({ name: account.intro, name_en: account.intro_en })}</p>
      </div>
    </section>
  )
}

function Actions({ name, picture }: { name: string; picture: File | undefined }) {
  const { ui } = useHost()
  const save = useSavePicture()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(name)
      ui.toast(t.copied())
    } catch {
      ui.toast(t.notCopied())
    }
  }
  return (
    <div className={classes.actions}>
      <Button disabled={!picture} onClick={() => picture && void save(picture)}>
        {t.save()}
      </Button>
      <Button kind="secondary" onClick={() => void copy()}>
        {t.copy()}
      </Button>
    </div>
  )
}
