import encode from 'qr'

/** A QR code as one SVG path, so that no policy must allow inserted markup. */
export function QrCode({ text, label, className }: { text: string; label: string; className?: string }) {
  const rows = encode(text, 'raw', { ecc: 'medium', border: 2 })
  const path = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    <svg
      className={className}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={`M0 0h${rows.length}v${rows.length}H0z`} fill="#ffffff" />
      <path d={path} fill="#1c1d1f" />
    </svg>
  )
}
