import type { ReactNode } from 'react'
import { defineTexts } from '../../text'
import { classNames } from '../class-names'
import classes from './skeletons.module.css'

const t = defineTexts({ loading: { en: 'Loading', zh: '加载中' } })

export interface SkeletonProps {
  /** CSS lengths; as wide as its container and 16px high unless told. */
  width?: string | number
  height?: string | number
  round?: boolean
  className?: string
}

/** One grey shape. */
export function Skeleton({ width = '100%', height = 16, round, className }: SkeletonProps) {
  return (
    <span
      data-waits=""
      className={classNames(classes.bone, round && classes.round, className)}
      style={{ width, height }}
    />
  )
}

function Bones({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div role="status" className={className} data-waits="">
      <span className="visually-hidden">{t.loading()}</span>
      <div aria-hidden="true">{children}</div>
    </div>
  )
}

const times = (count: number) => Array.from({ length: count }, (_, index) => `bone-${index}`)

/** Skeleton of a list of article cards; with `avatar`, of people or comments. */
export function ListSkeleton({ rows = 6, avatar = false }: { rows?: number; avatar?: boolean }) {
  return (
    <Bones className={classes.ground}>
      {times(rows).map((key) => (
        <div key={key} className={classes.row}>
          {avatar && <Skeleton width={40} height={40} round />}
          <span className={classes.words}>
            <Skeleton />
            <Skeleton width="72%" />
            <Skeleton width="40%" height={12} className={classes.meta} />
          </span>
          {!avatar && <Skeleton width={113} height={75} />}
        </div>
      ))}
    </Bones>
  )
}

/** Skeleton of a settings-like list, with rows as high as a `Cell`. */
export function CellsSkeleton({ rows = 6 }: { rows?: number }) {
  return (
    <Bones className={classes.ground}>
      {times(rows).map((key) => (
        <div key={key} className={classes.cell}>
          <Skeleton width="56%" />
          <Skeleton width="32%" height={12} />
        </div>
      ))}
    </Bones>
  )
}

/** Skeleton of an article. */
export function ArticleSkeleton() {
  return (
    <Bones className={classes.article}>
      <Skeleton height={26} className={classes.line} />
      <Skeleton height={26} width="60%" className={classes.line} />
      <Skeleton height={12} width="45%" className={classes.wide} />
      <Skeleton height={200} className={classes.wide} />
      {times(5).map((key) => (
        <Skeleton key={key} className={classes.line} />
      ))}
    </Bones>
  )
}
