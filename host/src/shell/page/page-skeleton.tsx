const rows = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

/** The skeleton that came with the HTML, shown until the first page is ready; its styles are still in the document. */
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
