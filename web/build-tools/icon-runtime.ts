// Why: see `icons.ts`, which puts this in the place of lucide's own runtime.

import { createElement, type ReactElement, type SVGAttributes } from 'react'

type IconData = { readonly node: readonly (readonly [tag: string, attributes: Record<string, string>])[] }
type IconProps = SVGAttributes<SVGSVGElement> & { size?: number }

/**
 * Makes a component of an icon of lucide-react. It stands in for the package's own function, which brings name
 * translations, a context and class names that we use none of.
 */
// oxlint-disable-next-line import/no-default-export -- each icon imports it as its default
export default function createIcon({ node }: IconData): (props: IconProps) => ReactElement {
  return ({ size = 24, strokeWidth = 1.75, ...rest }) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...rest,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    )
}
