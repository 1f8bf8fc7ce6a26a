import { config } from '@plaza/shared/api'
import { useHost, useResource, useSite } from '@plaza/shared/host'
import { useLocation, useSearchParams } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { nameOf } from '@plaza/shared/text'
import { Button, Headphones, Landmark, Newspaper, QrCode } from '@plaza/shared/ui'
import { useEffect, useRef } from 'react'
import { appAddress, tryApp } from '../embedding/native/app-scheme'
import { safeTarget } from '../embedding/safe-target'
import { shareUrl } from '../embedding/share/share-url'
import classes from './boot.module.css'
import { t } from './boot.text'

/** The download page, also reached by a printed QR code and by the guide banner inside WeChat. */
export default function BootPage() {
  const host = useHost()
  const site = useSite((state) => state.config)
  const settings = useResource(config.consumer, {}, { freshMs: Number.POSITIVE_INFINITY })
  const [query] = useSearchParams()
  const { pathname, search } = useLocation()
  const from = safeTarget(query.get('from_url')) ?? to('@home')
  const sharer = query.get('from_user_id')
  const { ios_download: ios, android_download: android, guide_scheme: scheme } = settings.data ?? {}
  const inWechat = host.shell.kind === 'wechat'

  const open = () => tryApp(appAddress(from, scheme), () => host.ui.toast(t.notInstalled()))
  const atOnce = query.get('clickApp') === '1' && !inWechat && !host.shell.inApp && !settings.pending
  useOnce(atOnce, open)

  return (
    <div className={classes.page}>
      <header className={classes.hero}>
        <Harbour />
        <span className={classes.icon}>
          <img src={site.h5_logo} alt="" width={60} height={60} />
        </span>
        <h1 className={classes.name}>{nameOf(site)}</h1>
        <p className={classes.slogan}>{t.slogan()}</p>
      </header>
      <div className={classes.body}>
        <section className={classes.actions} aria-label={t.title()}>
          {inWechat ? (
            <p className={classes.hint}>{t.wechat()}</p>
          ) : (
            <Button block onClick={open}>
              {t.open()}
            </Button>
          )}
          {(ios || android) && (
            <div className={classes.stores}>
              {ios && <StoreButton name={t.ios()} address={ios} />}
              {android && <StoreButton name={t.android()} address={android} />}
            </div>
          )}
          <Button kind="plain" block onClick={() => host.navigate(from)}>
            {t.goOn()}
          </Button>
        </section>
        <Points />
        <section className={classes.scan}>
          <QrCode className={classes.code} text={codeAddress(pathname + search, sharer)} label={t.qr()} />
          <div>
            <b>{t.scan()}</b>
            <p>{t.scanText()}</p>
          </div>
        </section>
      </div>
    </div>
  )
}

/** The address of this page, with the visitor's source and the sharer. */
function codeAddress(address: string, sharer: string | null): string {
  return shareUrl(address, sharer && /^[\w-]{1,64}$/.test(sharer) ? sharer : null)
}

function useOnce(wanted: boolean, run: () => void) {
  const done = useRef(false)
  useEffect(() => {
    if (!wanted || done.current) return
    done.current = true
    run()
  })
}

function StoreButton({ name, address }: { name: string; address: string }) {
  const host = useHost()
  return (
    <Button kind="secondary" block onClick={() => host.openExternal(address, { by: 'editor' })}>
      {name}
    </Button>
  )
}

const points = [
  { icon: Newspaper, title: t.news, text: t.newsText },
  { icon: Headphones, title: t.audio, text: t.audioText },
  { icon: Landmark, title: t.service, text: t.serviceText },
]

function Points() {
  return (
    <section>
      <h2 className={classes.heading}>{t.whatFor()}</h2>
      <ul className={classes.points}>
        {points.map(({ icon: Icon, title, text }) => (
          <li key={title()} className={classes.point}>
            <span>
              <Icon size={24} />
            </span>
            <b>{title()}</b>
            <small>{text()}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The harbour at dusk: hills, skyline, lighthouse and water, drawn in layers. */
function Harbour() {
  return (
    <svg className={classes.harbour} viewBox="0 0 390 128" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path d="M0 66c40-26 84-30 128-10 36-28 88-34 132-6 44-20 92-18 130 6v72H0z" fill="#000" opacity=".1" />
      <path
        d="M0 92V74h18V58h16v12h14V48h12v24h20V62h14v14h26V56l9-8 9 8v20h22V66h16v12h28V60h10v16h24V52h14v24h18V66h22v12h20V58h16v18h22v16z"
        fill="#000"
        opacity=".16"
      />
      <path d="m318 92 5-38h10l5 38zm4-38h12l-2-9h-8z" fill="#fff" opacity=".5" />
      <path d="m334 47 56-13v17z" fill="#fff" opacity=".16" />
      <path d="M0 92c32-8 62-8 98 0s66 8 98 0 62-8 98 0 62 8 96 0v36H0z" fill="#000" opacity=".14" />
      <path d="M0 108c34-10 66-8 98 0s64 8 98 0 66-8 98 0 62 8 96 0v20H0z" fill="var(--card)" />
    </svg>
  )
}
