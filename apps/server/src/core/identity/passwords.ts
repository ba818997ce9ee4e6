import { availableParallelism } from 'node:os';
import { hash, verify, type Options } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';

/** OWASP's recommendation for Argon2id (algorithm 2): 19 MiB, two passes, one lane. */
const OPTIONS: Options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const THREADS = Number(process.env.UV_THREADPOOL_SIZE) || 4;
/**
 * Hashes at once: one a processor. Further ones are no faster, hold 19 MiB each, and take the processor from the thread
 * that answers everybody else; one thread is left to files, names and compression.
 */
const AT_ONCE = Math.max(1, Math.min(availableParallelism(), THREADS - 1));
const waiting: (() => void)[] = [];
let running = 0;

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running < AT_ONCE) running++;
  // Whoever has finished hands their place on.
  else await new Promise<void>((resolve) => void waiting.push(resolve));
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}

/** The hash of nothing that anybody has: unknown accounts take as long as known ones. */
let dummy: Promise<string> | undefined;
/** Passwords by how often they were found in leaks; the first of them are what is tried first (ASVS 6.2.4). */
const COMMON = new Set(
  (dictionary['passwords-common'] as string[]).filter((password) => password.length >= 8).slice(0, 3000),
);

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, OPTIONS));

/** Compares in the same time whether there is a hash or not. */
export async function checkPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  dummy ??= hashPassword('an account that does not exist');
  const expected = stored ?? (await dummy);
  const right = await inTurn(() => verify(expected, password)).catch(() => false);
  return right && Boolean(stored);
}

/** Whether a password is one of those that are tried first, or says no more than the account's own name. */
export function isWeakPassword(password: string, account: string): boolean {
  const folded = password.toLowerCase();
  const name = account.toLowerCase().split('@')[0] ?? '';
  return (
    COMMON.has(folded) ||
    folded === account.toLowerCase() ||
    (name.length >= 4 && folded === name) ||
    new Set(folded).size <= 2
  );
}
