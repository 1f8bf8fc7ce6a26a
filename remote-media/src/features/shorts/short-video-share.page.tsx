import { videos } from '@plaza/shared/api'
import { useResource } from '@plaza/shared/host'
import { useParams } from '@plaza/shared/router'
import { to } from '@plaza/shared/routes'
import { Async, ButtonLink, PageFrame } from '@plaza/shared/ui'
import { useState } from 'react'
import { useSubtitleSetting } from '../../video/subtitles/subtitle-setting'
import { Short } from './short'
import classes from './short-video-share.module.css'
import { t } from './shorts.text'

/** Landing page of a shared short video: plays it, and links to other short videos and to the app. */
export default function ShortVideoSharePage() {
  const { id = '' } = useParams()
  const video = useResource(videos.detail, { params: { id } })
  const [muted, setMuted] = useState(false)
  const setting = useSubtitleSetting()
  return (
    <PageFrame title={video.data?.title ?? t.shorts()} bare>
      <Async of={video} skeleton={<div className={classes.ground} />}>
        {(data) => (
          <div className={classes.ground}>
            <div className={classes.stage}>
              <Short video={data} seen muted={muted} onMute={setMuted} setting={setting} />
              <div className={classes.more}>
                <ButtonLink to={to('short-video', { id })} block>
                  {t.more()}
                </ButtonLink>
              </div>
            </div>
          </div>
        )}
      </Async>
    </PageFrame>
  )
}
