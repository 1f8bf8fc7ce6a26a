import type { ErrorSample, SourceExcerpt } from '@plaza/shared/operations'
import { defineTexts } from '@plaza/shared/text'
import classes from './errors.module.css'

const t = defineTexts({
  source: { en: 'Source', zh: '源代码' },
  none: {
    en: 'There is no source map of this release, or no position in its files.',
    zh: '该版本没有源码映射，或错误没有对应的文件位置。',
  },
  stack: { en: 'Stack', zh: '调用栈' },
  said: { en: 'Message', zh: '消息' },
  request: { en: 'Request', zh: '请求' },
  trace: { en: 'Trace', zh: '链路' },
})

interface SourceStackProps {
  sample: ErrorSample
  /** Message of the group, without what differs. */
  title: string
}

/** The line of the source with those around it, and the stack by positions in sources. */
export function SourceStack({ sample: { excerpt, frames, message, requestId, traceId }, title }: SourceStackProps) {
  return (
    <section className={classes.part} aria-label={t.source()}>
      {message !== title && (
        <p className={classes.said}>
          <span className="visually-hidden">{t.said()}: </span>
          {message}
        </p>
      )}
      {excerpt ? <Excerpt excerpt={excerpt} /> : <p className={classes.quiet}>{t.none()}</p>}
      {frames.length > 0 && (
        <>
          <h3>{t.stack()}</h3>
          <ol className={classes.stack}>
            {frames.map(({ source, line, column, name, own }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a recursive function has equal frames
              <li key={at} data-own={own || undefined}>
                {name && <b>{name}</b>} {source}:{line}:{column}
              </li>
            ))}
          </ol>
        </>
      )}
      {(requestId || traceId) && (
        <p className={classes.ids}>
          {requestId && (
            <span>
              {t.request()} <code>{requestId}</code>
            </span>
          )}
          {traceId && (
            <span>
              {t.trace()} <code>{traceId}</code>
            </span>
          )}
        </p>
      )}
    </section>
  )
}

function Excerpt({ excerpt: { source, from, line, lines } }: { excerpt: SourceExcerpt }) {
  return (
    <figure className={classes.excerpt}>
      <figcaption>
        {source}:{line}
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <pre tabIndex={0}>
        {lines.map((text, at) => {
          const number = from + at
          return (
            <span key={number} className={classes.line} data-hit={number === line || undefined}>
              <span className={classes.number}>{number}</span>
              {number === line ? <mark>{text}</mark> : text}
              {'\n'}
            </span>
          )
        })}
      </pre>
    </figure>
  )
}
