export { isAddressOf as leadsInto } from '../routes/live'
export { firstExtensions } from './first-points'
export { type IconName, iconNames } from './icon-names'
export { labelOf } from './label'
export { liveExtensions } from './live'
export {
  defineExtensions,
  type ExtensionItems,
  type Extensions,
  type ExtensionTarget,
  extensionPoints,
  type Label,
  type LiveExtensions,
  type LiveItem,
  type PointName,
} from './points'
export { itemSchemaOf, MAX_ITEMS } from './schema'
export { leadsTo, targetAddress } from './target'
