import { defineTexts } from '@plaza/shared/text'
import { useEffect, useRef, useState } from 'react'
import { appAddress, appOrigin } from '../../session/origins'
import classes from './builder.module.css'
import { type PathProblem, problemsIn } from './problems.model'

const t = defineTexts({ preview: { en: 'Preview on a phone', zh: '手机预览' } })

/** The app's page for builders: it draws what is posted to it. */
const PREVIEW = '/mobile-renovation'
const DELAY_MS = 400

interface PagePreviewProps {
  page: object
  onProblems(problems: readonly PathProblem[]): void
}

/** The page as the app draws it, on a phone 390 pixels wide. */
export function PagePreview({ page, onProblems }: PagePreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  // Counts the loads of the app's page: each of them begins empty.
  const [loads, setLoads] = useState(0)
  useEffect(() => {
    const take = ({ source, origin, data }: MessageEvent) => {
      if (source !== frame.current?.contentWindow || origin !== appOrigin()) return
      if (data?.type === 'plaza:ready') setLoads((before) => before + 1)
      const problems = problemsIn(data)
      if (problems) onProblems(problems)
    }
    window.addEventListener('message', take)
    return () => window.removeEventListener('message', take)
  }, [onProblems])
  useEffect(() => {
    if (loads === 0) return
    const post = () => frame.current?.contentWindow?.postMessage({ type: 'plaza:page', page }, appOrigin())
    const timer = setTimeout(post, DELAY_MS)
    return () => clearTimeout(timer)
  }, [page, loads])
  return (
    <div className={classes.phone}>
      <iframe
        ref={frame}
        title={t.preview()}
        src={appAddress(PREVIEW)}
        className={classes.screen}
        // Without leave to open windows or to lead this one away.
        sandbox="allow-scripts allow-same-origin allow-forms"
      />
    </div>
  )
}
