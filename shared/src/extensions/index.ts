export { isAddressOf as leadsInto } from '../routes/live'
export { firstExtensions } from './first-points'
export { type IconName, iconNames } from './icon-names'
export { liveExtensions } from './live'
export {
  defineExtensions,
  type ExtensionItems,
  type Extensions,
  type ExtensionTarget,
  extensionPoints,
  type LiveExtensions,
  type LiveItem,
  type PointName,
} from './points'
export { itemSchemaOf, MAX_ITEMS } from './schema'
export { leadsTo, targetAddress } from './target'
