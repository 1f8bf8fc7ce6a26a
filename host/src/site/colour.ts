const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{4}|[0-9a-f]{6}|[0-9a-f]{8})$/i
const RGB = /^rgba?\(\s*\d{1,3}\s*(?:,\s*\d{1,3}\s*){2}(?:,\s*(?:0|1|0?\.\d+)\s*)?\)$/i

/** Whether a configured value is a colour and nothing else: it goes into a style. */
export const isColour = (value: string): boolean => HEX.test(value) || RGB.test(value)
