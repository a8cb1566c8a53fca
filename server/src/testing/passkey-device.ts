import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { encodeCBOR } from '@levischuck/tiny-cbor';
import type {
  assertion,
  attestation,
  creationOptions,
  requestOptions,
} from '@portal/contract/accounts/passkeys.schemas.ts';
import type { z } from 'zod';

/** Bits of authenticator data (Web Authentication, level 3, section 6.1). */
const PRESENT = 0x01;
const VERIFIED = 0x04;
const BACKUP_POSSIBLE = 0x08;
const BACKED_UP = 0x10;
const WITH_CREDENTIAL = 0x40;

type Asked = z.output<typeof requestOptions>;
type Made = z.output<typeof creationOptions>;
type Settings = { readonly verifies?: boolean; readonly origin?: string; readonly isCopy?: boolean };

const ORIGIN = 'http://localhost:3000';
const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();

/** A device that holds one passkey, with a key on P-256, as phones and security keys do. */
export class PasskeyDevice {
  readonly #credentialId = randomBytes(32);
  readonly #keys: { publicKey: KeyObject; privateKey: KeyObject } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  #userHandle = '';
  signCount = 0;

  /** Makes the passkey. */
  create(options: Made, { verifies = true, origin = ORIGIN }: Settings = {}): z.input<typeof attestation> {
    this.#userHandle = options.user.id;
    const { x, y } = this.#keys.publicKey.export({ format: 'jwk' });
    const publicKey = encodeCBOR(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x ?? '', 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y ?? '', 'base64url'))],
      ]),
    );
    const length = Buffer.from([0, this.#credentialId.length]);
    const named = Buffer.concat([Buffer.alloc(16), length, this.#credentialId, publicKey]);
    const authData = Buffer.concat([this.#data(options.rp.id, verifies, WITH_CREDENTIAL), named]);
    const attestationObject = encodeCBOR(
      new Map<string, string | Uint8Array | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]),
    );
    return {
      ...this.#named(),
      response: {
        clientDataJSON: base64url(clientData('webauthn.create', options.challenge, origin)),
        attestationObject: base64url(attestationObject),
        transports: ['internal'],
      },
    };
  }

  /** Signs what it is asked; a copy has not seen what the other one signed meanwhile. */
  sign(options: Asked, { verifies = true, origin = ORIGIN, isCopy = false }: Settings = {}): z.input<typeof assertion> {
    if (!isCopy) this.signCount += 1;
    const authenticatorData = this.#data(options.rpId, verifies, 0);
    const client = clientData('webauthn.get', options.challenge, origin);
    const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(client)]), this.#keys.privateKey);
    return {
      ...this.#named(),
      response: {
        clientDataJSON: base64url(client),
        authenticatorData: base64url(authenticatorData),
        signature: base64url(signature),
        ...(this.#userHandle === '' ? {} : { userHandle: this.#userHandle }),
      },
    };
  }

  #named() {
    const id = base64url(this.#credentialId);
    return { id, rawId: id, type: 'public-key' as const };
  }

  #data(rpId: string, verifies: boolean, more: number): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(this.signCount);
    const flags = PRESENT | BACKUP_POSSIBLE | BACKED_UP | (verifies ? VERIFIED : 0) | more;
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count]);
  }
}

function clientData(type: string, challenge: string, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}
