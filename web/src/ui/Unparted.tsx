/** What a hyphen ties to a figure, such as "6-digit", stays in one line. */
export const Unparted = ({ text }: { text: string }) =>
  text.split(/(\d+-\S+)/).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ),
  )
