import { isApiProblem } from '@stoa/api/error';
import type { Api } from '@stoa/api/query';
import type { Challenge } from '@stoa/machines/captcha';
import type { CaptchaActor } from './captcha-check.ts';

export type CaptchaStatus = 'idle' | 'checking' | 'checked' | 'failed';

/** What a call sends of a challenge that was worked on. */
export interface CaptchaProof {
  captcha?: string;
}

/** What a challenge is set for: its proof is good for nothing else. */
export interface CaptchaSubject {
  purpose: 'password' | 'code';
  /** A mobile number of another country with its + and code. */
  account: string;
}

/** Sends the calls of a form, and works on the challenges that the server sets before them. */
export interface CaptchaController {
  /** Asks ahead whether signing in with this account needs a proof, and begins to work on it. */
  prepare(account: string): Promise<void>;
  /** Sends a call with a proof where one is there or is asked for. @throws what the call is refused with */
  prove<T>(subject: CaptchaSubject, call: (proof: CaptchaProof) => Promise<T>): Promise<T>;
  /** Tries a check again that failed. */
  retry(): void;
  status(): CaptchaStatus;
  subscribe(listener: () => void): () => void;
}

/**
 * @param tenantId the school that people sign in to
 * @param load its code, which is asked for with the first challenge
 */
export function makeCaptchaController(
  api: Api,
  tenantId?: string,
  load: () => Promise<CaptchaActor> = async () => (await import('./captcha-check.ts')).startCaptchaCheck(),
): CaptchaController {
  const listeners = new Set<() => void>();
  let status: CaptchaStatus = 'idle';
  let actor: CaptchaActor | undefined;
  /** What is worked on. */
  let work: (CaptchaSubject & { challenge: Challenge }) | undefined;
  const isFor = ({ purpose, account }: CaptchaSubject) =>
    work?.purpose === purpose && work.account === account;

  const show = (next: CaptchaStatus) => {
    status = next;
    for (const listener of listeners) listener();
  };
  const open = async (): Promise<CaptchaActor> => {
    if (actor) return actor;
    const opened = await load();
    opened.subscribe((snapshot) =>
      show((['checking', 'checked', 'failed'] as const).find((tag) => snapshot.hasTag(tag)) ?? 'idle'),
    );
    return (actor = opened);
  };
  const begin = async (subject: CaptchaSubject, challenge: Challenge): Promise<void> => {
    work = { ...subject, challenge };
    show('checking');
    try {
      (await open()).send({ type: 'challenge.received', challenge });
    } catch {
      // Its code could not be fetched: it can be tried again as if the work had failed.
      show('failed');
    }
  };
  const retry = async (): Promise<void> => {
    if (work) await begin(work, work.challenge);
  };
  const settled = () =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (status === 'checking') return;
        listeners.delete(look);
        resolve();
      };
      listeners.add(look);
      look();
    });
  /** @returns the proof, once it is there; nothing where none is worked on or the work failed */
  const take = async (subject: CaptchaSubject): Promise<string | undefined> => {
    if (!isFor(subject)) return undefined;
    await settled();
    const proof = actor?.getSnapshot().context.proof ?? undefined;
    // Another may have been set meanwhile, by an answer that came late.
    if (proof === undefined || !isFor(subject)) return undefined;
    work = undefined;
    actor?.send({ type: 'proof.taken' });
    return proof;
  };
  const prepare = async (account: string): Promise<void> => {
    const subject = { purpose: 'password', account } as const;
    if (account === '' || (isFor(subject) && status !== 'failed')) return;
    // It is a help and never a wall: without it the server says what it wants when the call is sent.
    const answer = await api.client
      .GET('/api/accounts/open/login/account/open/code/imagevalid', {
        params: { query: { account, tenantId } },
      })
      .catch(() => undefined);
    const challenge = answer?.data?.data.challenge;
    if (challenge) await begin(subject, challenge);
  };

  return {
    prepare,
    async prove(subject, call) {
      if (isFor(subject) && status === 'failed') await retry();
      // Where nothing was asked for the call goes out at once.
      let proof = isFor(subject) ? await take(subject) : undefined;
      for (let isFirst = true; ; isFirst = false) {
        try {
          return await call(proof === undefined ? {} : { captcha: proof });
        } catch (error) {
          const challenge = challengeOf(error);
          if (challenge === undefined) {
            // The proof is used up, and what is tried next needs another.
            if (proof !== undefined && subject.purpose === 'password') void prepare(subject.account);
            throw error;
          }
          const begun = begin(subject, challenge);
          if (!isFirst) throw error;
          await begun;
          proof = await take(subject);
          if (proof === undefined) throw error;
        }
      }
    },
    retry: () => void retry(),
    status: () => status,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

const challengeOf = (error: unknown): Challenge | undefined =>
  isApiProblem(error, 'CAPTCHA_REQUIRED') || isApiProblem(error, 'CAPTCHA_INVALID')
    ? error.details?.challenge
    : undefined;
