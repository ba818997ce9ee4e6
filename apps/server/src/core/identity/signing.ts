import { createPrivateKey, sign, type JsonWebKey, type KeyObject } from 'node:crypto';
import { exportJWK, generateKeyPair, importJWK, jwtVerify, errors, type CryptoKey, type JWK } from 'jose';
import type { Database } from '../../database/pool.ts';
import type { Clock } from '../../http/clock.ts';
import { Problem } from '../../http/problem.ts';
import { randomPart } from './random.ts';
import { addFirstSigningKey, listSigningKeys } from './signing.repository.ts';

/** How long an access token lives, seconds. */
export const ACCESS_TOKEN_TTL_S = 15 * 60;
const ALGORITHM = 'EdDSA';
const TYPE = 'at+jwt';
/** Clocks of servers may differ by this much, seconds. */
const LEEWAY_S = 30;

/** Who an access token speaks for. */
export interface AccessClaims {
  accountId: string;
  sessionId: string;
}

/** What is read from an access token. */
export interface VerifiedClaims extends AccessClaims {
  /** Whole seconds since 1970. */
  issuedAtSeconds: number;
}

/** Signs and checks access tokens; the key lives in the database, so every process has the same. */
export class Signing {
  readonly #keys: Map<string, { private: KeyObject; public: CryptoKey }>;
  readonly #header: string;
  readonly #privateKey: KeyObject;
  readonly #issuer: string;
  readonly #clock: Clock;

  private constructor(
    keys: Map<string, { private: KeyObject; public: CryptoKey }>,
    current: string,
    issuer: string,
    clock: Clock,
  ) {
    this.#keys = keys;
    this.#header = encode({ alg: ALGORITHM, typ: TYPE, kid: current });
    this.#privateKey = (keys.get(current) as { private: KeyObject }).private;
    this.#issuer = issuer;
    this.#clock = clock;
  }

  static async open(database: Database, issuer: string, clock: Clock): Promise<Signing> {
    const rows = await database.write({}, async (tx) => {
      const found = await listSigningKeys(tx);
      if (found.length > 0) return found;
      const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
      const jwk = await exportJWK(privateKey);
      await addFirstSigningKey(tx, jwk);
      return listSigningKeys(tx);
    });
    const keys = new Map<string, { private: KeyObject; public: CryptoKey }>();
    for (const row of rows) {
      const jwk = row.private_jwk as JWK;
      const { d: _secret, ...open } = jwk;
      keys.set(row.id, {
        private: createPrivateKey({ key: jwk as JsonWebKey, format: 'jwk' }),
        public: (await importJWK(open, ALGORITHM)) as CryptoKey,
      });
    }
    return new Signing(keys, (rows[0] as { id: string }).id, issuer, clock);
  }

  /**
   * A token for a session. Signed at once (some 50 µs): a signature that is asked for by promise queues up behind the
   * password hashes of others, for as long as those take.
   */
  sign({ accountId, sessionId }: AccessClaims): string {
    const now = Math.floor(this.#clock.now().getTime() / 1000);
    const payload = encode({
      sid: sessionId,
      sub: accountId,
      iss: this.#issuer,
      aud: this.#issuer,
      jti: randomPart(9).toString('base64url'),
      iat: now,
      nbf: now,
      exp: now + ACCESS_TOKEN_TTL_S,
    });
    const text = `${this.#header}.${payload}`;
    return `${text}.${sign(null, Buffer.from(text), this.#privateKey).toString('base64url')}`;
  }

  /** @throws {Problem} TOKEN_EXPIRED for one that was good, UNAUTHENTICATED for one that never was */
  async verify(token: string): Promise<VerifiedClaims> {
    try {
      const { payload } = await jwtVerify(token, ({ kid }) => this.#publicKey(kid), {
        algorithms: [ALGORITHM],
        typ: TYPE,
        issuer: this.#issuer,
        audience: this.#issuer,
        clockTolerance: LEEWAY_S,
        currentDate: this.#clock.now(),
        requiredClaims: ['exp', 'nbf', 'iat', 'sub', 'sid'],
      });
      return {
        accountId: String(payload.sub),
        sessionId: String(payload.sid),
        issuedAtSeconds: Number(payload.iat),
      };
    } catch (error) {
      throw new Problem(error instanceof errors.JWTExpired ? 'TOKEN_EXPIRED' : 'UNAUTHENTICATED');
    }
  }

  #publicKey(kid: string | undefined): CryptoKey {
    const key = this.#keys.get(kid ?? '');
    if (!key) throw new Problem('UNAUTHENTICATED');
    return key.public;
  }
}

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
