import { telemetry } from '../../telemetry/telemetry'

/** Stores a loading error on the device and counts its name. */
export const report = (name: string, message: string): void =>
  telemetry.report({ kind: 'error', name, detail: { message: message.slice(0, 200) } })
