type FigureTableProps = {
  caption: string
  head: readonly string[]
  /** The first cell names its row. */
  rows: readonly (readonly string[])[]
}

/** A small table of figures beside a chart, or in its place. */
export function FigureTable({ caption, head, rows }: FigureTableProps) {
  return (
    <table className="figures mt-2 w-full border-collapse text-small">
      <caption className="sr-only">{caption}</caption>
      <thead className="text-muted">
        <tr>
          {head.map((name, at) => (
            <th key={name} scope="col" className={`py-2 font-normal ${at === 0 ? 'text-start' : 'text-end'}`}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...figures], row) => (
          // Two withdrawals of a day may have taken as long.
          // oxlint-disable-next-line react/no-array-index-key
          <tr key={row} className="border-t border-line">
            <th scope="row" className="py-2 text-start font-normal">
              {name}
            </th>
            {figures.map((figure, at) => (
              // oxlint-disable-next-line react/no-array-index-key
              <td key={at} className="py-2 text-end">
                {figure}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
