import { z } from 'zod';
import { line } from '../call.ts';
import { faults } from '../input-faults.texts.ts';

/** Bytes as browsers write them in JSON (Web Authentication, level 3, section 5.1). */
const bytes = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[A-Za-z0-9_-]+$/);

const credential = { id: bytes(1400), rawId: bytes(1400), type: z.literal('public-key') };

/** What a browser answers when a passkey has signed. */
export const assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(4000),
    userHandle: bytes(100).optional(),
  }),
});

/** What a browser answers when it has made a passkey. */
export const attestation = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(8000),
    transports: z.array(line(30)).max(10).default([]),
  }),
});

const named = z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(z.string()) });

/** What the browser is to ask its passkeys; without names it offers those that it has for this site. */
export const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.enum(['required', 'preferred']),
  allowCredentials: z.array(named),
});

/** What the browser is to make a passkey for. */
export const creationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
  timeout: z.number(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(named),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
});

/** What its owner calls a passkey. */
export const passkeyName = line(60).min(1, faults.passkeyName.text);
