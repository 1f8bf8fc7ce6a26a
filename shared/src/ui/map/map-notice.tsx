import type { Resource } from '../../host'
import { Button } from '../basic/button'
import { t } from './map.text'
import classes from './map-notice.module.css'

interface MapNoticeProps {
  source: Pick<Resource<unknown>, 'failed' | 'data' | 'refresh'>
  answer: Pick<Resource<{ list: readonly unknown[]; complete: boolean }>, 'failed' | 'data' | 'refresh'>
}

/** Says over the map what it cannot show. */
export function MapNotice({ source, answer }: MapNoticeProps) {
  const failed = [source, answer].find(({ failed, data }) => failed && data === undefined)
  const words =
    answer.data && (answer.data.list.length === 0 ? t.noneHere() : answer.data.complete ? null : t.tooMany())
  return (
    <div className={classes.notice} role="status">
      {failed ? (
        <>
          <span>{t.mapFailed()}</span>
          <Button kind="plain" small onClick={() => void failed.refresh()}>
            {t.again()}
          </Button>
        </>
      ) : (
        words && <span>{words}</span>
      )}
    </div>
  )
}
