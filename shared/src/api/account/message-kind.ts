import * as v from 'valibot'

/** `reply`: replies and mentions. `review`: what became of own writings and reports. */
export const MessageKind = v.picklist(['reply', 'review', 'interaction', 'system'])
export type MessageKind = v.InferOutput<typeof MessageKind>

/** Kinds that a person may switch off; decisions about own writings, money and safety are always told. */
export const MutableKind = v.picklist(['reply', 'interaction'])
export type MutableKind = v.InferOutput<typeof MutableKind>
