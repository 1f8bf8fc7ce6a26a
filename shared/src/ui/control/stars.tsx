import { Star } from 'lucide-react'
import 'react-vant/es/rate/style/index.css'
import { Rate } from 'react-vant/es/rate/index.js'
import { dropTabStops, LibraryBox, removeTabStops } from '../library/library-box'

export interface RatingProps {
  label: string
  /** 0 while nothing is chosen; a share of a star where it is only shown. */
  value: number
  /** Without it the rating is only shown. */
  onChange?: (value: number) => void
  count?: number
}

/** react-vant's stars: tapped or drawn over by a finger. Who uses keys or a screen reader has what `Rating` puts beside. */
export function Stars({ value, onChange, count = 5 }: RatingProps) {
  return (
    <LibraryBox aria-hidden="true" mend={onChange ? dropTabStops : removeTabStops}>
      <Rate
        value={value}
        count={count}
        size={onChange ? 32 : 16}
        gutter={onChange ? 12 : 2}
        readOnly={!onChange}
        allowHalf={!onChange}
        icon={<Star size="1em" fill="currentColor" />}
        voidIcon={<Star size="1em" />}
        onChange={onChange}
      />
    </LibraryBox>
  )
}
