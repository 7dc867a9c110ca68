/** Keeps a figure and its hyphenated word, such as "6-digit", on one line. */
export const NoBreakHyphens = ({ text }: { text: string }) =>
  text.split(/(\d+-\S+)/).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ),
  )
