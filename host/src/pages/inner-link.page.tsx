import { useHost } from '@plaza/shared/host'
import { useSearchParams } from '@plaza/shared/router'
import { Button, ExternalLink, IconButton, PageFrame } from '@plaza/shared/ui'
import { useEffect } from 'react'
import { classifyAddress, leaveFor } from '../embedding/leaving/open-external'
import { allowedOrigins } from '../site/domains'
import { Notice } from './notice'
import classes from './pages.module.css'
import { t } from './texts'

/** Shows an allowed site in a frame, asks before opening any other, and refuses invalid addresses. */
export default function InnerLinkPage() {
  const host = useHost()
  const [query] = useSearchParams()
  const link = query.get('link') ?? ''
  const target = classifyAddress(link, allowedOrigins())
  const own = target.kind === 'own' ? target.address : null
  useEffect(() => {
    if (own !== null) host.navigate(own, { replace: true })
  }, [host, own])

  if (target.kind === 'own') return null
  if (target.kind === 'allowed' && !host.shell.inApp) return <FramedSite url={target.url} />
  if ('url' in target) return <LeaveNotice url={target.url} />
  if (target.kind === 'mini-program') return <LeaveNotice url={new URL(target.address)} />
  return (
    <PageFrame title={t.link()}>
      <Notice
        drawing="refused"
        title={t.linkRefused()}
        text={t.linkRefusedText()}
        actions={<Button onClick={() => host.back()}>{t.back()}</Button>}
      />
    </PageFrame>
  )
}

/** Sandboxed: the site cannot navigate our page. Shells get no frame, so a native bridge is never reachable. */
function FramedSite({ url }: { url: URL }) {
  const outward = (
    <IconButton label={t.linkOutside()} icon={<ExternalLink size={20} />} onClick={() => leaveFor(url.href)} />
  )
  return (
    <PageFrame title={url.host} action={outward} plain>
      <iframe
        className={classes.frame}
        src={url.href}
        title={url.host}
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
        referrerPolicy="no-referrer"
      />
    </PageFrame>
  )
}

function LeaveNotice({ url }: { url: URL }) {
  const host = useHost()
  const miniProgram = url.protocol === 'weixin:'
  const actions = (
    <>
      <Button kind="plain" onClick={() => host.back()}>
        {t.back()}
      </Button>
      <Button onClick={() => (miniProgram ? host.openExternal(url.href) : leaveFor(url.href))}>{t.linkOpen()}</Button>
    </>
  )
  return (
    <PageFrame title={t.link()}>
      <Notice drawing="leaving" title={t.linkLeave()} text={t.linkLeaveText()} actions={actions}>
        <p className={classes.host}>{miniProgram ? 'WeChat' : url.host}</p>
      </Notice>
    </PageFrame>
  )
}
