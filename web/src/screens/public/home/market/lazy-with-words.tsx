import { type ComponentType, lazy } from 'react'
import { Words } from '../../../../layouts/Words.tsx'

/** A part of the home page that is loaded, together with the words of `market`, when it is first rendered. */
export function lazyWithWords<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    const Part = await load()
    const WithWords = (props: Props) => (
      <Words area="market">
        <Part {...props} />
      </Words>
    )
    return { default: WithWords }
  })
}
