import './coin-art.css'
import { cx } from '#ui/cx.ts'

/** A drawn coin: one recipe, its hue from the class. Decoration, so it has no name. */
export function CoinArt({ sign, className }: { sign: string; className: string }) {
  return (
    <svg aria-hidden viewBox="0 0 96 96" className={cx('coin-art', className)}>
      <ellipse cx="48" cy="53" rx="42" ry="41" className="edge" />
      <circle cx="48" cy="47" r="42" className="face" />
      <path d="M11 60A42 42 0 0 1 60 7 60 60 0 0 0 11 60z" className="shine" />
      <circle cx="48" cy="47" r="34" className="ring" />
      <path d={sign} transform="translate(0 -1)" className="sign" />
    </svg>
  )
}
