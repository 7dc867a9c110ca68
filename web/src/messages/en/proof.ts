export const proof = {
  title: 'Confirm that it is you',
  lead: 'We ask this before changes that matter. It is good for five minutes.',
  password: 'Your password',
  submit: 'Confirm',
  busy: 'Checking…',
  passwordNeeded: 'Type your password.',
  codeNeeded: 'Type the code.',
  totp: {
    label: '6-digit code from your authenticator app',
    use: 'Use the authenticator app',
  },
  recovery_code: {
    label: 'Recovery code',
    hint: 'One of the ten codes you kept. Each works once.',
    use: 'Use a recovery code',
  },
  passkey: {
    text: 'Your device asks for your face, your finger, a PIN or a security key.',
    button: 'Use your passkey',
    busy: 'Waiting for your device…',
    use: 'Use a passkey',
  },
  fault: {
    declined: 'The passkey was not used. Try again, or choose another way.',
    known: 'This device has a passkey of your account already.',
    failed: 'Your device could not do that. Try again, or choose another way.',
  },
  secondStep: {
    title: 'One more step',
    lead: 'Your password is right. Now confirm with your second factor.',
    back: 'Back to the password',
  },
} as const
