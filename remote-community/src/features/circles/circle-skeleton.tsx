import { ListSkeleton, Skeleton } from '@plaza/shared/ui'
import s from './circle-head.module.css'

export function CircleSkeleton() {
  return (
    <>
      <div className={s.head}>
        <div className={s.row}>
          <Skeleton width={80} height={80} />
          <div className={s.words}>
            <Skeleton width="60%" height={22} />
          </div>
        </div>
      </div>
      <ListSkeleton />
    </>
  )
}
