import type { OperationsRendering } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
import { size, whole } from '../parts/format'
import { State } from '../parts/tag'
import classes from './overview.module.css'

const t = defineTexts({
  title: { en: 'Server rendering', zh: '服务端渲染' },
  off: { en: 'Switched off', zh: '已关闭' },
  idle: { en: 'Nothing rendered yet', zh: '尚未渲染' },
  unable: { en: 'No process can be locked in here', zh: '此机器无法隔离渲染进程' },
  on: {
    en: (processes: number, memory: string) => `${processes} ${processes === 1 ? 'process' : 'processes'}, ${memory}`,
    zh: (processes: number, memory: string) => `${processes} 个进程，${memory}`,
  },
  pages: {
    en: (rendered: string, dropped: string) => `${rendered} rendered, ${dropped} not begun`,
    zh: (rendered: string, dropped: string) => `已渲染 ${rendered} 页，未开始 ${dropped} 页`,
  },
  ofRelease: {
    en: (release: string, dropped: string, seconds: string) =>
      `${release}: ${dropped} not begun, ${seconds} s of CPU time in the last minute`,
    zh: (release: string, dropped: string, seconds: string) =>
      `${release}：未开始 ${dropped} 页，最近一分钟占用 CPU ${seconds} 秒`,
  },
  missing: { en: (walls: string) => `Not walled in: ${walls}`, zh: (walls: string) => `缺少隔离：${walls}` },
  network: { en: 'network', zh: '网络' },
  sockets: { en: 'sockets in folders', zh: '本机套接字' },
  signals: { en: 'signals', zh: '信号' },
  limits: { en: 'limits of memory and time', zh: '内存与时间限制' },
  comma: { en: ', ', zh: '、' },
})

/** A release is listed if it used more CPU time than this in the last minute (ms). */
const WORTH_TELLING_MS = 10_000

/** State of page rendering in the server that answered. */
export function RenderingFact({ rendering }: { rendering: OperationsRendering }) {
  const { state, processes, missingWalls, rendered, dropped, releases } = rendering
  const memory = processes.reduce((sum, { bytes }) => sum + bytes, 0)
  return (
    <div className={`${classes.fact} ${classes.long}`}>
      <dt>{t.title()}</dt>
      <dd>
        {state === 'on' ? t.on(processes.length, size(memory)) : t[state]()}
        {state === 'on' && <span className={classes.more}>{t.pages(whole(rendered), whole(dropped))}</span>}
        {releases
          .filter((one) => one.dropped > 0 || one.lastMinuteMs > WORTH_TELLING_MS)
          .map(({ remote, release, dropped, lastMinuteMs }) => (
            <span key={`${remote} ${release}`} className={classes.more}>
              {t.ofRelease(`${remote} ${release}`, whole(dropped), whole(Math.round(lastMinuteMs / 1000)))}
            </span>
          ))}
        {missingWalls.length > 0 && (
          <span className={classes.more}>
            <State tone="watch">{t.missing(missingWalls.map((wall) => t[wall]()).join(t.comma()))}</State>
          </span>
        )}
      </dd>
    </div>
  )
}
