import type { VitalName } from '../remotes/beacon'
import type { LogEntry } from './log'

/** With fewer samples a percentile is chance, so none is given. */
export const MIN_VITAL_SAMPLES = 20

/** What the curves compare. */
export const vitalGroupings = ['release', 'route', 'remote'] as const
export type VitalGrouping = (typeof vitalGroupings)[number]

/** Percentiles of one metric; null with fewer than `MIN_VITAL_SAMPLES` samples. */
export interface VitalSum {
  n: number
  p50: number | null
  p75: number | null
  p95: number | null
}

export interface VitalSums {
  /** Release, route or remote; '' for pages that no route of the release names. */
  name: string
  /** Pages that were opened or reached inside the app. */
  visits: number
  /** Errors with a stack that these pages reported. */
  errors: number
  vitals: Readonly<Partial<Record<VitalName, VitalSum>>>
}

/**
 * GET `vitals?by=release&hours=24&owner=media&route=`: web vitals and errors by release (newest first), route or remote
 * (most visited first), at most a hundred of them.
 */
export interface OperationsVitals {
  from: number
  until: number
  stepMs: number
  groups: readonly VitalSums[]
  /** Steps with data of the first groups, for curves. */
  course: readonly (VitalSums & { at: number })[]
  /** Whose releases or routes they are: the most visited one unless it was given; '' for all remotes. */
  owner: string
  /** Remotes with data, and `host`. */
  owners: readonly string[]
  /** Routes of the owner with data, most visited first. */
  routes: readonly string[]
  /** Changes of the owner's releases in the span, oldest first. */
  changes: readonly LogEntry[]
}
