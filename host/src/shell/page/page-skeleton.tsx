const rows = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

/** What stands in place of the first page: the skeleton that came with the HTML, whose style is still there. */
export function PageSkeleton({ head = 'bar' }: { head?: 'home' | 'bar' }) {
  return (
    <div className="pz" aria-hidden="true">
      <div className={head === 'home' ? 'pz-head pz-home' : 'pz-head'} />
      {rows.map((row) => (
        <div key={row} className="pz-row">
          <b>
            <i />
            <i />
          </b>
          <i />
        </div>
      ))}
    </div>
  )
}
