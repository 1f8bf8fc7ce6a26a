/** A chunk of its own: home has none of these cards, and its HTML carries the styles of the chunks that it draws. */
export { AnsweredList } from './answered-list'
export { DepartmentList } from './department-list'
export { EventGrid } from './event-grid'
export { GuideSearch } from './guide-search'
export { MatrixRow } from './matrix-row'
