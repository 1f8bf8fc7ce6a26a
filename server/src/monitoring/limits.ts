/** Limits of what is well, for Health; the alerts for Prometheus have the same: `deploy/monitoring/alerts.yml`. */
export const alertLimits = { waiting: 20, failedShare: 0.02, slowShare: 0.05, memoryBytes: 1.2e9 }

/** Free space below which Health and `doctor` warn, and below which Health says that it is bad. */
export const freeDiskBytes = { watch: 2e9, bad: 5e8 }

/** A daily backup may come two hours late. */
export const MAX_BACKUP_AGE_HOURS = 26
