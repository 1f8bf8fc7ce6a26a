import * as v from 'valibot'
import { iconNames } from './icon-names'

const Id = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,39}$/))
/** A text that is seen: no control character, no change of direction, nothing of no width, and more than spaces. */
const Text = v.pipe(
  v.string(),
  v.maxLength(40),
  v.regex(/^(?!\s*$)[^\p{Cc}\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]+$/u),
)
const LabelSchema = v.strictObject({ en: Text, zh: Text })
const Values = v.pipe(
  v.record(v.pipe(v.string(), v.regex(/^\w{1,40}$/)), v.pipe(v.string(), v.maxLength(100))),
  v.maxEntries(8),
)
const Target = v.strictObject({ route: Id, params: v.optional(Values), query: v.optional(Values) })
const Routes = v.pipe(v.array(Id), v.minLength(1), v.maxLength(20))
const Name = v.pipe(v.string(), v.regex(/^[A-Za-z][\w-]{0,39}$/))
const Icon = v.picklist(iconNames)

const position = { id: Id, order: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9999)) }
const shells = v.optional(
  v.pipe(v.array(v.picklist(['h5', 'wechat', 'ios', 'android'])), v.minLength(1), v.maxLength(4)),
)
const itemForAll = { ...position, when: v.optional(v.strictObject({ shells })) }
const item = {
  ...position,
  when: v.optional(v.strictObject({ login: v.optional(v.picklist(['user', 'guest'])), shells })),
}
const part = { part: Id, height: v.pipe(v.number(), v.integer(), v.minValue(24), v.maxValue(640)) }

/** Schema of the items of each point, in the version that is current. */
const items = {
  'footer.item': v.strictObject({
    ...item,
    type: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)),
    to: Target,
    needsSource: v.optional(v.literal(true)),
    badge: v.optional(v.literal('unread')),
  }),
  'mine.entry': v.strictObject({
    ...item,
    label: LabelSchema,
    icon: Icon,
    to: Target,
    group: v.picklist(['services', 'own']),
    count: v.optional(Name),
  }),
  'mine.part': v.strictObject({ ...item, ...part }),
  'mine.tab': v.strictObject({ ...itemForAll, ...part, label: LabelSchema }),
  'page.card': v.strictObject({ ...item, ...part, kind: Name, label: v.optional(LabelSchema) }),
  'share.action': v.strictObject({
    ...item,
    label: LabelSchema,
    icon: Icon,
    to: Target,
    targets: v.pipe(v.array(Name), v.minLength(1), v.maxLength(20)),
  }),
  'message.kind': v.strictObject({
    ...item,
    label: LabelSchema,
    icon: Icon,
    kind: v.optional(Name),
    routes: v.optional(Routes),
  }),
  'search.tab': v.strictObject({ ...item, label: LabelSchema, routes: Routes }),
  'search.kind': v.strictObject({
    ...item,
    label: LabelSchema,
    to: v.optional(Target),
    shape: v.optional(v.picklist(['person', 'square'])),
  }),
}

/** Items that a remote may bring to one point. */
export const MAX_ITEMS = 24

const Version = v.pipe(v.string(), v.regex(/^\d{1,3}\.\d{1,3}$/))

/**
 * Only the shape that every release has had: points and items of later hosts must not make a release unreadable.
 * `itemSchemaOf` describes the items of a point of today.
 */
export const ExtensionsSchema = v.record(
  v.pipe(v.string(), v.regex(/^[a-z]+\.[a-z]+$/)),
  v.strictObject({ version: Version, items: v.array(v.looseObject({ id: v.string(), order: v.number() })) }),
)

/** Schema of a point's items; undefined for an unknown point. */
export const itemSchemaOf = (point: string) => (point in items ? items[point as keyof typeof items] : undefined)
