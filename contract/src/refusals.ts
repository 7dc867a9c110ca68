import type words from '../../locales/en/refusals.json'

/**
 * Why something is refused: a code and what its sentence is given. The codes are the keys of `locales/en/refusals.json`, which
 * has their sentences; a code never changes its meaning, its sentence may change at any time.
 */

type Texts = typeof words.formRefusals &
  typeof words.refusals &
  typeof words.staffRefusals &
  typeof words.staffAlerts

/** Every code, as it is on the wire. */
export type RefusalCode = keyof Texts

/**
 * The end of a param's name says what it is: `_usd` dollars as a decimal text, `_amount` a decimal text and its coin ("0.25
 * BTC"), `_seconds` a number, `_at` an instant that is said with its day, `_time` one that is said with its time of day alone,
 * `_day` a UTC day. Anything else is said as it comes.
 */
export type Param = string | number | Refusal | readonly Refusal[]
export type Params = Readonly<Record<string, Param>>

export type Refusal = {
  readonly code: RefusalCode
  readonly params: Params
  /** A second sentence, such as who was faster. */
  readonly more?: Refusal | undefined
}

/** The arguments of a sentence, as `npm run types` writes them: "{title}{count, number}". */
type ArgumentsIn<Text> = Text extends `${string}{${infer Argument}}${infer Rest}`
  ? Argument | ArgumentsIn<Rest>
  : never
type NameOf<Argument> = Argument extends `${infer Name}, ${string}` ? Name : Argument
type Numbers =
  | `${string}, number`
  | `${string}_seconds`
  | `${string}_max`
  | `${string}_min`
  | 'count'
  | 'blocks'
type ValueOf<Argument> = Argument extends 'last_act' | 'left'
  ? readonly Refusal[]
  : Argument extends Numbers
    ? number
    : string
export type ParamsOf<Code extends RefusalCode> = {
  readonly [Argument in ArgumentsIn<Texts[Code]> as NameOf<Argument> & string]: ValueOf<Argument>
}
/** What a refusal takes beside its code: its params, where it has any. */
export type Given<Code extends RefusalCode> = keyof ParamsOf<Code> extends never
  ? []
  : [params: ParamsOf<Code>]

/** A refusal as data. */
export const because = <Code extends RefusalCode>(code: Code, ...[params]: Given<Code>): Refusal => ({
  code,
  params: params ?? {},
})

/**
 * A refusal as the message of a schema's check, which is a text: `z.string(refusing('email_missing'))`. `refusalIn` reads it.
 */
export const refusing = <Code extends RefusalCode>(code: Code, ...[params]: Given<Code>): string =>
  params === undefined ? code : `${code} ${JSON.stringify(params)}`

/** What a schema refuses something with; `input_invalid` where its check has no code. */
export function refusalIn(message: string): Refusal {
  const [, code, params] = /^([a-z0-9_]+)(?: (\{.*\}))?$/.exec(message) ?? []
  if (code === undefined) return because('input_invalid')
  return { code: code as RefusalCode, params: params === undefined ? {} : (JSON.parse(params) as Params) }
}

/** How a language says what is no text: the names follow `Param`. */
export type Writer = {
  readonly money: (usd: string) => string
  readonly coins: (amount: string, coin: string) => string
  readonly wait: (seconds: number) => string
  readonly moment: (at: Date) => string
  readonly time: (at: Date) => string
  readonly day: (day: string) => string
  readonly list: (parts: readonly string[]) => string
  /** What people wrote, such as a name: whatever signs are in it, the words around it stay where they are. */
  readonly asIs: (text: string) => string
  /** One of the sentences in the language, with its arguments; undefined for a code that the language does not know. */
  readonly text: (code: string, given: Readonly<Record<string, string | number>>) => string | undefined
}

/** The sentence of a refusal in a language, with all that is said in it and after it; undefined for one without words. */
export function sentenceOf({ code, params, more }: Refusal, writer: Writer): string | undefined {
  const given = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, argumentOf(name, value, writer)]),
  )
  const text = writer.text(code, given)
  const after = more === undefined ? '' : (sentenceOf(more, writer) ?? '')
  // An empty list leaves two spaces.
  return text && `${text} ${after}`.replaceAll(/ {2,}/g, ' ').trim()
}

const isRefusal = (value: Param): value is Refusal => typeof value === 'object' && 'code' in value

function argumentOf(name: string, value: Param, writer: Writer): string | number {
  if (isRefusal(value)) return sentenceOf(value, writer) ?? ''
  if (typeof value === 'object') return writer.list(value.map((one) => sentenceOf(one, writer) ?? ''))
  if (name.endsWith('_seconds') && typeof value === 'number') return writer.wait(value)
  if (typeof value === 'number') return value
  if (name.endsWith('_usd') && isDecimal(value)) return writer.money(value)
  const [amount = '', coin = ''] = value.split(' ')
  if (name.endsWith('_amount') && isDecimal(amount)) return writer.coins(amount, coin)
  if (name.endsWith('_day') && /^\d{4}-\d{2}-\d{2}$/.test(value)) return writer.day(value)
  const at = /_(?:at|time)$/.test(name) ? new Date(value) : undefined
  if (at === undefined || Number.isNaN(at.getTime())) return writer.asIs(value)
  return name.endsWith('_at') ? writer.moment(at) : writer.time(at)
}

const isDecimal = (text: string) => /^-?\d+(?:\.\d+)?$/.test(text)

/** A refusal as `application/problem+json` has it (RFC 9457). `errors` are those of single fields of the request. */
export type ProblemDetails = {
  readonly type: string
  readonly title: string
  readonly status: number
  readonly detail: string
  readonly code: RefusalCode
  readonly params: Params
  readonly more?: Refusal
  readonly errors?: readonly FieldError[]
}

/** `pointer`: where in the request's body or query, as a JSON Pointer (RFC 6901). */
export type FieldError = Refusal & { readonly pointer: string; readonly detail: string }
