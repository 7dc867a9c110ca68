/** The tests that a file really has: its calls of `test` and `it`, read as the language reads them. */
import { type ESTree, parseSync } from 'vite'

/** A test, or a step of one, by its title as it is written; gaps of a template stay as they are. */
export type WrittenTest = {
  readonly title: string
  /** What keeps it from running, or from failing; undefined where nothing does. */
  readonly off: string | undefined
}

type Node = ESTree.Node
type Call = ESTree.CallExpression
/** What a name of the file stands for. */
type Names = ReadonlyMap<string, 'test' | 'describe'>
/** `test.each([…])` as the words after the name, each with what it was called with. */
type Word = { readonly name: string; readonly given: readonly Node[] | undefined }
type Chain = { readonly root: 'test' | 'describe'; readonly words: readonly Word[] }
type Around = { readonly off: string | undefined; readonly isInTest: boolean }

const turnsOff = new Set(['skip', 'todo', 'fails', 'fixme', 'fail'])
const keepsOn = new Set(['each', 'for', 'concurrent', 'sequential', 'only', 'runIf', 'skipIf'])
const ofGroups = new Set([...keepsOn, 'shuffle', 'parallel', 'serial'])

export function testsIn(file: string, code: string): WrittenTest[] {
  const { program } = parseSync(file, code)
  const reader = new Reader(code, namesIn(program))
  reader.read(program, { off: reader.offBy(program.body), isInTest: false })
  return reader.found
}

/** `test`, `it` and `describe` as the file imports or extends them: nothing else of that name is a test. */
function namesIn({ body }: ESTree.Program): Names {
  const names = new Map<string, 'test' | 'describe'>()
  for (const statement of body) {
    if (statement.type === 'ImportDeclaration')
      for (const specifier of statement.specifiers) {
        if (specifier.type !== 'ImportSpecifier' || specifier.imported.type !== 'Identifier') continue
        const { name } = specifier.imported
        if (name === 'test' || name === 'it') names.set(specifier.local.name, 'test')
        if (name === 'describe') names.set(specifier.local.name, 'describe')
      }
    if (statement.type === 'VariableDeclaration')
      for (const { id, init } of statement.declarations) {
        const isExtended =
          init?.type === 'CallExpression' && chainOf(init.callee, names)?.words.at(-1)?.name === 'extend'
        if (id.type === 'Identifier' && isExtended) names.set(id.name, 'test')
      }
  }
  return names
}

/** What is called, where it begins with one of the names. */
function chainOf(callee: Node, names: Names): Chain | undefined {
  if (callee.type === 'Identifier') {
    const root = names.get(callee.name)
    return root && { root, words: [] }
  }
  if (callee.type === 'CallExpression' || callee.type === 'TaggedTemplateExpression') {
    const chain = chainOf(callee.type === 'CallExpression' ? callee.callee : callee.tag, names)
    const last = chain?.words.at(-1)
    if (chain === undefined || last === undefined) return undefined
    const given = callee.type === 'CallExpression' ? callee.arguments : []
    return { ...chain, words: [...chain.words.slice(0, -1), { ...last, given }] }
  }
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier' || callee.computed)
    return undefined
  const chain = chainOf(callee.object, names)
  if (chain === undefined) return undefined
  const { name } = callee.property
  // Playwright's groups are words of `test`.
  if (name === 'describe' && chain.words.length === 0) return { root: 'describe', words: [] }
  return { ...chain, words: [...chain.words, { name, given: undefined }] }
}

class Reader {
  readonly found: WrittenTest[] = []
  readonly #code: string
  readonly #names: Names

  constructor(code: string, names: Names) {
    this.#code = code
    this.#names = names
  }

  read(node: Node, around: Around): void {
    const inside = node.type === 'CallExpression' ? this.#readCall(node, around) : around
    for (const child of childrenOf(node)) this.read(child, inside)
  }

  /** Notes a test or a step; gives what holds within it. */
  #readCall(call: Call, around: Around): Around {
    const chain = chainOf(call.callee, this.#names)
    const title = chain && this.#textOf(call.arguments[0])
    if (chain === undefined || title === undefined) return around
    const { root, words } = chain
    const isStep = root === 'test' && around.isInTest && words.map(({ name }) => name).join('.') === 'step'
    const known = root === 'test' ? keepsOn : ofGroups
    const isOne = words.every(({ name }) => known.has(name) || turnsOff.has(name))
    if (!isStep && !isOne) return around
    const off = around.off ?? wordOff(words) ?? this.#offWithin(call)
    if (root === 'describe') return { ...around, off }
    this.found.push({ title, off })
    return { off, isInTest: true }
  }

  /** What a test or a group says of itself behind its title. */
  #offWithin({ arguments: [, ...rest] }: Call): string | undefined {
    for (const given of rest)
      if (given.type === 'ObjectExpression') {
        const option = given.properties.find(
          (each) =>
            each.type === 'Property' &&
            each.key.type === 'Identifier' &&
            turnsOff.has(each.key.name) &&
            isLiteral(each.value, true),
        )
        if (option?.type === 'Property') return this.#sourceOf(option)
      }
    const body = rest.find(isFunction)
    // A function that stands elsewhere is not looked into.
    if (body === undefined) return rest.some(({ type }) => type === 'Identifier') ? undefined : 'no body'
    if (body.body?.type !== 'BlockStatement') return undefined
    return body.body.body.length === 0 ? 'an empty body' : this.offBy(body.body.body)
  }

  /** A statement such as `test.skip()` among these, without a condition. */
  offBy(statements: readonly Node[]): string | undefined {
    for (const statement of statements) {
      if (statement.type !== 'ExpressionStatement' || statement.expression.type !== 'CallExpression') continue
      const { callee, arguments: given } = statement.expression
      const isUnconditional = given.length === 0 || isLiteral(given[0], true)
      const isOff =
        callee.type === 'MemberExpression' &&
        callee.property.type === 'Identifier' &&
        turnsOff.has(callee.property.name)
      if (isOff && isUnconditional) return this.#sourceOf(statement.expression)
    }
    return undefined
  }

  #textOf(node: Node | undefined): string | undefined {
    if (node?.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined
    if (node?.type === 'TemplateLiteral')
      return node.quasis
        .map(({ value }, at) => {
          const gap = node.expressions[at]
          return `${value.cooked}${gap === undefined ? '' : `\${${this.#sourceOf(gap)}}`}`
        })
        .join('')
    if (node?.type !== 'BinaryExpression' || node.operator !== '+') return undefined
    const [left, right] = [this.#textOf(node.left), this.#textOf(node.right)]
    return left === undefined || right === undefined ? undefined : left + right
  }

  #sourceOf({ start, end }: Node): string {
    return this.#code.slice(start, end)
  }
}

/** A word that turns a test off, or a condition that never holds. */
function wordOff(words: readonly Word[]): string | undefined {
  for (const { name, given } of words) {
    if (turnsOff.has(name)) return name
    if (name === 'runIf' && isLiteral(given?.[0], false)) return 'runIf(false)'
    if (name === 'skipIf' && isLiteral(given?.[0], true)) return 'skipIf(true)'
    const [table] = given ?? []
    if (
      (name === 'each' || name === 'for') &&
      table?.type === 'ArrayExpression' &&
      table.elements.length === 0
    )
      return `${name}([])`
  }
  return undefined
}

const isLiteral = (node: Node | undefined, value: boolean): boolean =>
  node?.type === 'Literal' && node.value === value

const isFunction = (node: Node): node is ESTree.ArrowFunctionExpression | ESTree.Function =>
  node.type === 'ArrowFunctionExpression' || node.type === 'FunctionExpression'

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)
