import { refusing } from '#refusals.ts'
import * as z from 'zod/mini'
import { endpoint } from '#endpoint.ts'
import { oneLine, withoutBidiControls } from '#plain-text.ts'
import { acceptsLimited } from '#account-status.ts'
import { detail, id, instant } from '#wire.ts'

export const secondFactorMethods = z.array(z.enum(['totp', 'recovery_code', 'passkey']))

const code = z
  .string(refusing('code_missing'))
  .check(z.trim(), z.minLength(1, refusing('code_missing')), z.maxLength(64, refusing('code_too_long')))

const text = z.string().check(z.maxLength(16_384))

/** What the browser gives of a passkey, as JSON (WebAuthn, 5.1); the server's library checks what is inside. */
const credential = <Response extends z.ZodMiniType>(response: Response) =>
  z.object({
    id: text,
    rawId: text,
    type: z.literal('public-key'),
    clientExtensionResults: z.optional(z.looseObject({})),
    authenticatorAttachment: z.optional(z.nullable(z.string())),
    response,
  })

/** What `navigator.credentials.get()` gives. */
export const passkeyAssertion = credential(
  z.object({
    clientDataJSON: text,
    authenticatorData: text,
    signature: text,
    userHandle: z.optional(z.nullable(text)),
  }),
)
export type PasskeyAssertion = z.infer<typeof passkeyAssertion>

/** What `navigator.credentials.create()` gives. */
export const passkeyAttestation = credential(
  z.object({
    clientDataJSON: text,
    attestationObject: text,
    transports: z.optional(z.array(z.string().check(z.maxLength(30))).check(z.maxLength(10))),
  }),
)
export type PasskeyAttestation = z.infer<typeof passkeyAttestation>

/** Proof by a second factor: a code of the authenticator app, one of the recovery codes, or a passkey's signature. */
export const secondFactorProof = z.discriminatedUnion('method', [
  z.object({ method: z.literal('totp'), code }),
  z.object({ method: z.literal('recovery_code'), code }),
  z.object({ method: z.literal('passkey'), response: passkeyAssertion }),
])
export type SecondFactorProof = z.infer<typeof secondFactorProof>

export const passkey = z.object({
  id,
  name: z.string(),
  created_at: instant,
  last_used_at: z.nullable(instant),
})
export type Passkey = z.infer<typeof passkey>

export const factors = z.object({
  authenticator: z.nullable(z.object({ confirmed_at: instant })),
  passkeys: z.array(passkey),
  recovery_codes_left: z.number(),
})
export type Factors = z.infer<typeof factors>

/** Ten codes that are told once; null when there are some already. */
const recoveryCodes = z.nullable(z.array(z.string()))

export const listFactors = endpoint({
  method: 'GET',
  path: '/account/factors/',
  summary: 'Your two-factor methods',
  access: { kind: 'investor' },
  answer: factors,
})

export const enrollAuthenticator = endpoint({
  method: 'POST',
  path: '/account/factors/authenticator/',
  summary:
    'Start setting up an authenticator app: a key to scan or type; it is on after the first correct code',
  access: { kind: 'investor' },
  stepUp: true,
  status: 201,
  answer: z.object({ secret: z.string(), uri: z.string() }),
})

export const confirmAuthenticator = endpoint({
  method: 'POST',
  path: '/account/factors/authenticator/confirmation/',
  summary:
    'Turn the authenticator app on with its first code; the first two-factor method comes with recovery codes',
  access: { kind: 'investor' },
  stepUp: true,
  body: z.object({ code }),
  answer: z.object({ recovery_codes: recoveryCodes }),
})

export const removeAuthenticator = endpoint({
  method: 'DELETE',
  path: '/account/factors/authenticator/',
  summary: 'Turn the authenticator app off',
  access: { kind: 'investor' },
  stepUp: true,
  answer: detail,
})

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/account/factors/recovery_codes/',
  summary: 'Create ten recovery codes; the old ones stop working',
  access: { kind: 'investor' },
  stepUp: true,
  status: 201,
  answer: z.object({ recovery_codes: z.array(z.string()) }),
})

const options = z.object({ options: z.looseObject({ challenge: z.string() }) })

export const passkeyName = z
  .string(refusing('passkey_name_missing'))
  .check(
    withoutBidiControls(),
    z.trim(),
    z.minLength(1, refusing('passkey_name_missing')),
    z.maxLength(60, refusing('text_too_long', { characters_max: 60 })),
    oneLine(refusing('name_signs')),
  )

export const passkeyRegistrationOptions = endpoint({
  method: 'POST',
  path: '/account/passkeys/registration_options/',
  summary: 'Browser options for creating a passkey; valid for five minutes',
  access: { kind: 'investor' },
  stepUp: true,
  answer: options,
})

export const registerPasskey = endpoint({
  method: 'POST',
  path: '/account/passkeys/',
  summary: 'Add a passkey; the first two-factor method comes with recovery codes',
  access: { kind: 'investor' },
  stepUp: true,
  status: 201,
  body: z.object({ name: passkeyName, response: passkeyAttestation }),
  answer: z.object({ passkey, recovery_codes: recoveryCodes }),
})

export const renamePasskey = endpoint({
  method: 'PATCH',
  path: '/account/passkeys/{id}/',
  summary: 'Rename a passkey',
  access: { kind: 'investor' },
  params: z.object({ id }),
  body: z.object({ name: passkeyName }),
  answer: passkey,
})

export const removePasskey = endpoint({
  method: 'DELETE',
  path: '/account/passkeys/{id}/',
  summary: 'Remove a passkey',
  access: { kind: 'investor' },
  stepUp: true,
  params: z.object({ id }),
  answer: detail,
})

export const stepUpPasskeyOptions = endpoint({
  method: 'POST',
  path: '/account/step_up/passkey_options/',
  summary: 'Browser options for step-up with a passkey',
  access: { kind: 'investor' },
  whileLimited: true,
  answer: options,
})

export const passkeyLoginOptions = endpoint({
  method: 'POST',
  path: '/account/passkeys/login_options/',
  summary: 'Browser options for logging in with a passkey alone',
  access: { kind: 'public' },
  answer: options,
})

export const logInWithPasskey = endpoint({
  method: 'POST',
  path: '/account/passkeys/login/',
  summary: 'Log in with a passkey alone, which checks your face, fingerprint, or PIN',
  access: { kind: 'public' },
  body: z.object({ response: passkeyAssertion, accepts_limited: acceptsLimited }),
  answer: z.object({ access: z.string(), refresh: z.string(), user_id: id }),
})
