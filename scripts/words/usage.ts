import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync, Visitor } from 'vite'

/**
 * Which keys of the catalogs no code can name. A key is a namespace that some file reads from
 * (`useTranslations('home.plans')`) and the rest of it, which stands in a file as a text, as a name or as a template with
 * gaps. Where that file reads from no namespace itself, such as a list of kinds, any namespace may be meant.
 */

const root = path.resolve(import.meta.dirname, '../..')
const sources = ['web/src/**/*.{ts,tsx}', 'server/src/**/*.ts', 'contract/src/**/*.ts']
const readers = new Set(['useTranslations', 'createTranslator'])
/** Their keys are codes, which stand where something is refused and not where it is read. */
const groupsOfCodes = new Set(['formRefusals', 'refusals', 'staffRefusals', 'staffAlerts'])

/** Texts, names and templates that may be a key or the end of one. */
class Parts {
  readonly texts = new Set<string>()
  readonly templates = new Set<string>()
  readonly namespaces = new Set<string>()

  add(other: Parts): void {
    for (const text of other.texts) this.texts.add(text)
    for (const template of other.templates) this.templates.add(template)
  }
}

function partsOf(file: string, code: string): Parts {
  const parts = new Parts()
  new Visitor({
    Literal: ({ value }) => void (typeof value === 'string' && parts.texts.add(value)),
    Property: ({ key }) => void (key.type === 'Identifier' && parts.texts.add(key.name)),
    TemplateLiteral({ quasis }) {
      if (quasis.every(({ value }) => /^[\w.]*$/.test(value.raw))) parts.templates.add(patternOf(quasis))
    },
    CallExpression({ callee, arguments: [first] }) {
      if (callee.type !== 'Identifier' || !readers.has(callee.name)) return
      if (first?.type === 'Literal') parts.namespaces.add(String(first.value))
      else if (first?.type === 'TemplateLiteral') parts.namespaces.add(patternOf(first.quasis))
      else parts.namespaces.add('')
    },
  }).visit(parseSync(file, code).program)
  return parts
}

const gap = /\[\\w\.?\]\+/g

/** A template as a pattern. What fills a gap that begins a part of a key may have several parts. */
const patternOf = (quasis: readonly { value: { raw: string } }[]) =>
  quasis
    .map(({ value: { raw } }, index) => {
      const filling = raw === '' || raw.endsWith('.') ? '[\\w.]+' : '[\\w]+'
      return raw.replaceAll('.', '\\.') + (index < quasis.length - 1 ? filling : '')
    })
    .join('')

/**
 * Whether a text is among these, or fits one of their templates. One of gaps alone only says how deep a key is: that is
 * something within a namespace, and nothing without.
 */
function finder(parts: Parts, isWithin: boolean): (text: string) => boolean {
  const isTold = (template: string) => (isWithin ? /./ : /\w/).test(template.replaceAll(gap, ''))
  const templates = [...parts.templates].filter(isTold).map((template) => new RegExp(`^${template}$`))
  return (text) => parts.texts.has(text) || templates.some((template) => template.test(text))
}

/** Answers whether a key (`home.plans.heading`, without its area) is named somewhere. */
export function keysInUse(): (key: string) => boolean {
  const anywhere = new Parts()
  const byNamespace = new Map<string, Parts>()
  for (const file of sources.flatMap((pattern) => globSync(pattern, { cwd: root }))) {
    if (file.includes('.test.')) continue
    const parts = partsOf(file, readFileSync(path.join(root, file), 'utf8'))
    if (parts.namespaces.size === 0) anywhere.add(parts)
    for (const namespace of parts.namespaces) {
      const known = byNamespace.get(namespace) ?? new Parts()
      known.add(parts)
      byNamespace.set(namespace, known)
    }
  }
  const isAnywhere = finder(anywhere, false)
  const readFrom = [...byNamespace].map(
    ([namespace, parts]) => [new RegExp(`^${namespace}$`), finder(parts, namespace !== '')] as const,
  )
  return (key) => {
    const names = key.split('.')
    const [group = '', code = ''] = names
    if (groupsOfCodes.has(group)) return isAnywhere(code)
    return names.some((_, at) => {
      const [namespace, rest] = [names.slice(0, at).join('.'), names.slice(at).join('.')]
      const known = readFrom.filter(([pattern]) => pattern.test(namespace))
      return known.some(([, has]) => has(rest)) || ((at === 0 || known.length > 0) && isAnywhere(rest))
    })
  }
}
