import { createHash, createSign, generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const USER_PRESENT = 1;
const USER_VERIFIED = 4;
const ATTESTED = 64;

/** A passkey as a browser and its device make them, for tests: the same bytes, signed with a key of its own. */
export class Authenticator {
  readonly #id = randomBytes(32);
  readonly #origin: string;
  readonly #keys: { publicKey: KeyObject; privateKey: KeyObject };
  #userHandle = '';
  #counter = 0;

  constructor(origin: string) {
    this.#origin = origin;
    this.#keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  }

  /** What navigator.credentials.create answers. */
  register(options: { challenge: string; user: { id: string } }) {
    this.#userHandle = options.user.id;
    const { x, y } = this.#keys.publicKey.export({ format: 'jwk' }) as { x: string; y: string };
    const cose = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.#id.length);
    const authData = Buffer.concat([
      this.#head(USER_PRESENT | USER_VERIFIED | ATTESTED),
      Buffer.alloc(16),
      length,
      this.#id,
      Buffer.from(isoCBOR.encode(cose as never)),
    ]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ]);
    return this.#answer({
      clientDataJSON: this.#clientData('webauthn.create', options.challenge),
      attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url'),
      transports: ['internal'],
    });
  }

  /** What navigator.credentials.get answers. */
  sign(options: { challenge: string }, { verified = true, origin = this.#origin } = {}) {
    this.#counter++;
    const clientDataJSON = this.#clientData('webauthn.get', options.challenge, origin);
    const authData = this.#head(USER_PRESENT | (verified ? USER_VERIFIED : 0));
    const signature = createSign('sha256')
      .update(authData)
      .update(createHash('sha256').update(Buffer.from(clientDataJSON, 'base64url')).digest())
      .sign(this.#keys.privateKey);
    return this.#answer({
      clientDataJSON,
      authenticatorData: authData.toString('base64url'),
      signature: signature.toString('base64url'),
      userHandle: this.#userHandle,
    });
  }

  #answer(response: object) {
    const id = this.#id.toString('base64url');
    return { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} };
  }

  #head(flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#counter);
    const rpId = createHash('sha256').update(new URL(this.#origin).hostname).digest();
    return Buffer.concat([rpId, Buffer.from([flags]), counter]);
  }

  #clientData(type: string, challenge: string, origin = this.#origin): string {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString('base64url');
  }
}
