/** Cards that stand below the first screen: their code comes after it, in one file. */
export { AlbumGrid } from './grids/album-grid'
export { Waterfall } from './grids/waterfall'
export { ActivityList } from './lists/activity-list'
export { Rank } from './lists/rank'
export { TopicList } from './lists/topic-list'
export { SpecialHero } from './pieces/special-hero'
export { AnchorRow } from './strips/anchor-row'
export { CircleRow } from './strips/circle-row'
