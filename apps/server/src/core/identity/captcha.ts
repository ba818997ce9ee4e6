import { createChallenge, verifySolution, type Payload } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { randomInt } from 'node:crypto';
import type { CaptchaChallenge } from '@stoa/api/schema';
import type { Transaction } from '../../database/pool.ts';
import { Problem } from '../../http/problem.ts';
import { digest } from '../../platform/digest.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import { spendCaptcha } from './captcha.repository.ts';

const TTL_MS = 5 * 60_000;
export const CAPTCHA_ALGORITHM = 'PBKDF2/SHA-256';
/** Iterations of one guess: few enough that verifying costs nothing, many enough that guesses dwarf what is around them. */
const ITERATIONS = 1000;
/** Guesses that a challenge of normal difficulty takes at least; at most twice as many. */
const GUESSES = 200;
/** So many tries double the work. */
const TRIES_PER_STEP = 5;
/** Not harder than this many times the normal: an old phone must still finish. */
const HARDEST = 8;

/** What a challenge is for: its proof is good for nothing else. */
export interface CaptchaContext {
  purpose: string;
  /** The account, address or number that it is about, normalised. */
  subject: string;
  /** The school that the person signs in to. */
  schoolId?: string | undefined;
}

/** How often more than the free tries it has happened, by address and by account. The highest decides. */
export type CaptchaLoad = readonly number[];

/** What challenges and their solutions are signed with. */
export const captchaKeys = (secrets: SecretBox) => ({
  hmacSignatureSecret: secrets.sign('captcha', 'challenge'),
  hmacKeySignatureSecret: secrets.sign('captcha', 'solution'),
});

/** What a challenge is for, as it is signed. */
export const bindingOf = ({ purpose, subject, schoolId = '' }: CaptchaContext): string =>
  digest(`${purpose}|${schoolId}|${subject}`).toString('base64url');

const difficultyOf = (load: CaptchaLoad): number =>
  Math.min(HARDEST, 2 ** Math.floor(Math.max(0, ...load) / TRIES_PER_STEP));

/** Makes a challenge that a browser works on by itself. The server keeps nothing of it: what it is for is signed. */
export async function createCaptcha(
  secrets: SecretBox,
  about: CaptchaContext,
  load: CaptchaLoad,
  now: Date,
): Promise<CaptchaChallenge> {
  const guesses = GUESSES * difficultyOf(load);
  const challenge = await createChallenge({
    algorithm: CAPTCHA_ALGORITHM,
    cost: ITERATIONS,
    counter: randomInt(guesses, 2 * guesses),
    data: { binding: bindingOf(about) },
    deriveKey,
    expiresAt: new Date(now.getTime() + TTL_MS),
    ...captchaKeys(secrets),
  });
  // The library says of no member of it that it is there; with these options all of the contract's are.
  return challenge as CaptchaChallenge;
}

/** Whether a proof is right, for this, in time and for the first time; it never is again. */
export async function useCaptcha(
  tx: Transaction,
  secrets: SecretBox,
  proof: string,
  about: CaptchaContext,
  now: Date,
): Promise<boolean> {
  const payload = readProof(proof);
  if (payload === undefined) return false;
  const { parameters, signature } = payload.challenge;
  if (parameters.data?.binding !== bindingOf(about)) return false;
  const expiresAt = new Date((parameters.expiresAt ?? 0) * 1000);
  if (!(expiresAt > now)) return false;
  // Only these two: other members of what was sent would set options of the library.
  const { challenge, solution } = payload;
  const { verified } = await verifySolution({ challenge, solution, deriveKey, ...captchaKeys(secrets) });
  if (!verified) return false;
  const spent = await spendCaptcha(tx, digest(signature), expiresAt);
  return spent !== undefined;
}

/** @returns CAPTCHA_REQUIRED, or CAPTCHA_INVALID, with a fresh challenge to work on */
export async function askCaptcha(
  secrets: SecretBox,
  code: 'CAPTCHA_REQUIRED' | 'CAPTCHA_INVALID',
  about: CaptchaContext,
  load: CaptchaLoad,
  now: Date,
): Promise<Problem> {
  const challenge = await createCaptcha(secrets, about, load, now);
  return new Problem(code, {
    challenge,
    ...(code === 'CAPTCHA_REQUIRED' ? { retryAfterSeconds: 0 } : {}),
  });
}

type SignedPayload = Payload & { challenge: { signature: string } };

/** A proof as it was sent, in Base64; undefined where it has not even the shape of one. */
function readProof(proof: string): SignedPayload | undefined {
  try {
    const payload = JSON.parse(
      Buffer.from(proof, 'base64').toString('utf8'),
    ) as Partial<SignedPayload> | null;
    const isShaped =
      typeof payload?.challenge?.signature === 'string' &&
      typeof payload.challenge.parameters?.keySignature === 'string' &&
      typeof payload.challenge.parameters.expiresAt === 'number' &&
      typeof payload.solution === 'object' &&
      payload.solution !== null;
    return isShaped ? (payload as SignedPayload) : undefined;
  } catch {
    return undefined;
  }
}
