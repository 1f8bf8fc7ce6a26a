import { codeIn } from '@plaza/shared/api'
import { anyText, useQueryState } from '@plaza/shared/host'
import { Link } from '@plaza/shared/router'
import { isLive, to } from '@plaza/shared/routes'
import { Button, Skeleton, useOnline } from '@plaza/shared/ui'
import { Scanner } from '../../scanner/scanner'
import { TitledFrame } from '../../titles/titled-frame'
import { t } from './codes.text'
import { KeptScan } from './kept-scan'
import { Notice } from './notice'
import { ScanAnswer } from './scan-answer'
import classes from './scan-result.module.css'
import { useScan } from './use-scan'

export default function ScanResultPage() {
  const [{ scanned }, change] = useQueryState({ scanned: anyText })
  return (
    <TitledFrame
      heading="scan"
      title={t.result()}
      plain
      action={isLive('code-record') && <Link to={to('code-record')}>{t.scanned()}</Link>}
    >
      <div className={classes.page}>
        {scanned ? (
          <Result key={scanned} code={scanned} onAgain={() => change({ scanned: undefined })} />
        ) : (
          <Scanner onCode={(text) => change({ scanned: codeIn(text) })} />
        )}
      </div>
    </TitledFrame>
  )
}

function Result({ code, onAgain }: { code: string; onAgain: () => void }) {
  const scan = useScan(code)
  const online = useOnline()
  const again = (
    <Button kind="secondary" block onClick={onAgain}>
      {t.again()}
    </Button>
  )
  if (scan.data) return <ScanAnswer scan={scan.data} code={code} again={again} />
  if (!online || scan.failed)
    return (
      <Notice title={online ? t.unknown() : t.offline()} text={online ? t.unknownHelp() : t.offlineHelp()}>
        {!online && !/^\d+$/.test(code) && <KeptScan code={code} />}
        <Button block onClick={scan.retry}>
          {t.retry()}
        </Button>
        {again}
      </Notice>
    )
  return (
    <div className={classes.notice} role="status" aria-label={t.reading()}>
      <Skeleton width={72} height={72} />
      <Skeleton width="60%" height={24} />
      <Skeleton width="80%" height={16} />
    </div>
  )
}
