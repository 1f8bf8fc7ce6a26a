import type { ReleaseMetrics } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
import chart from '../charts/chart.module.css'
import { rate, whole } from '../parts/format'
import { ReleaseId } from '../parts/release'
import classes from './failure-list.module.css'

const t = defineTexts({
  title: { en: 'Errors and reasons of failure', zh: '错误与失败原因' },
  nothing: { en: 'No error, no failure', zh: '没有错误，也没有失败' },
  errors: { en: 'Errors that the app reported', zh: '应用上报的错误' },
  share: { en: (share: string) => `${share} of loads failed`, zh: (share: string) => `加载失败率 ${share}` },
})
const faults: Readonly<Record<string, () => string>> = defineTexts({
  threw: { en: 'Rendering: threw', zh: '渲染：代码出错' },
  late: { en: 'Rendering: took too long', zh: '渲染：超时' },
  memory: { en: 'Rendering: too much memory', zh: '渲染：内存超限' },
  gone: { en: 'Rendering: ended its process', zh: '渲染：进程退出' },
  missing: { en: 'Rendering: file missing', zh: '渲染：缺少文件' },
  'wrong-hash': { en: 'Rendering: another file', zh: '渲染：文件校验不符' },
  'too-big': { en: 'Rendering: page too big', zh: '渲染：页面过大' },
  forged: { en: 'Rendering: HTML refused', zh: '渲染：HTML 被拒绝' },
})
const kinds: Readonly<Record<string, () => string>> = defineTexts({
  fetch: { en: 'Could not be fetched', zh: '下载失败' },
  slow: { en: 'Took too long', zh: '加载超时' },
  refused: { en: 'A file was not the listed one', zh: '文件校验不符' },
  document: { en: 'Its document was not right', zh: '发布文档有误' },
  'no-container': { en: 'The entry left no container', zh: '入口没有容器' },
  'start-threw': { en: 'Threw while starting', zh: '启动时出错' },
  'no-page': { en: 'A page was missing', zh: '缺少页面' },
  blocked: { en: 'The host cannot run it', zh: '宿主版本不兼容' },
  'page-threw': { en: 'A page threw', zh: '页面出错' },
})

interface FailureListProps {
  releases: readonly string[]
  numbers: readonly ReleaseMetrics[]
}

/** Reasons of failed loads, and reported errors. */
export function FailureList({ releases, numbers }: FailureListProps) {
  const troubled = releases.flatMap((release, colour) => {
    const found = numbers.find((one) => one.release === release)
    return found && rowsOf(found).length > 0 ? [{ ...found, colour }] : []
  })
  return (
    <section className={chart.chart} aria-label={t.title()}>
      <div className={chart.caption}>
        <h2>{t.title()}</h2>
      </div>
      {troubled.length === 0 && <p className={chart.nothing}>{t.nothing()}</p>}
      {troubled.map((one) => (
        <Trouble key={one.release} {...one} />
      ))}
    </section>
  )
}

/** Failed loads first, then other errors. */
function rowsOf({ failuresByKind, errors, renderFaults }: ReleaseMetrics): { name: string; n: number }[] {
  const named = (counts: Readonly<Record<string, number>>, names: typeof kinds) =>
    Object.entries(counts)
      .map(([kind, n]) => ({ name: names[kind]?.() ?? kind, n }))
      .sort((a, b) => b.n - a.n)
  return [
    ...named(failuresByKind, kinds),
    ...(errors > 0 ? [{ name: t.errors(), n: errors }] : []),
    ...named(renderFaults, faults),
  ]
}

function Trouble({ colour, ...numbers }: ReleaseMetrics & { colour: number }) {
  const { release, loads, failures } = numbers
  const rows = rowsOf(numbers)
  const most = Math.max(...rows.map(({ n }) => n))
  return (
    <div className={classes.trouble}>
      <p className={classes.head}>
        <span className={chart.swatch} data-series={colour} />
        <ReleaseId id={release} />
        {failures > 0 && <span className={classes.share}>{t.share(rate(failures / (loads + failures)))}</span>}
      </p>
      <ul>
        {rows.map(({ name, n }) => (
          <li key={name} className={classes.row}>
            <span>{name}</span>
            <span className={classes.track} aria-hidden="true">
              <span className={classes.bar} data-series={colour} style={{ width: `${(n / most) * 100}%` }} />
            </span>
            <b>{whole(n)}</b>
          </li>
        ))}
      </ul>
    </div>
  )
}
