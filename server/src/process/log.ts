import pino, { type DestinationStream, type Logger } from 'pino'
import { traceIdNow } from '../tracing/tracing'

const secrets = [
  'authorization',
  'token',
  'captcha',
  'code',
  'phone',
  'password',
  'identity_card',
  'identityCard',
  'real_name',
  'realName',
]
const paths = secrets.flatMap((name) => [`*.${name}`, `*.*.${name}`])

/** Structured log; possible secrets are redacted even if a whole object is logged. */
export const createLog = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      redact: { paths: paths.filter((path) => path !== '*.code'), censor: '***' },
      base: undefined,
      mixin() {
        const traceId = traceIdNow()
        return traceId === undefined ? {} : { traceId }
      },
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    destination ?? pino.destination(2),
  )
