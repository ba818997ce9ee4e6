import { solveChallengeWorkers, type Challenge as AltchaChallenge } from 'altcha-lib';
import { captchaMachine, type SolveChallengeInput } from '@stoa/machines/captcha';
import { createActor, fromPromise, type ActorRefFrom } from 'xstate';

/** More workers than a phone has fast cores only wait for each other. */
const MAX_WORKERS = 4;
/** Of an old phone on the hardest challenge it takes a fifth. */
const TIMEOUT_MS = 120_000;

export type CaptchaActor = ActorRefFrom<typeof captchaMachine>;

const createWorker = () => new Worker(new URL('./captcha.worker.ts', import.meta.url), { type: 'module' });

/** Works on a challenge beside the page. @returns the proof as calls take it */
async function solve(challenge: AltchaChallenge): Promise<string> {
  const solution = await solveChallengeWorkers({
    challenge,
    concurrency: Math.min(MAX_WORKERS, navigator.hardwareConcurrency || 1),
    createWorker,
    timeout: TIMEOUT_MS,
  });
  if (solution === null) throw new Error('The challenge was not solved in time.');
  return btoa(JSON.stringify({ challenge, solution }));
}

/** The machine of the check with the work that it does. */
export const provideCaptcha = () =>
  captchaMachine.provide({
    actors: {
      solveChallenge: fromPromise<string, SolveChallengeInput>(({ input }) =>
        solve(input.challenge as AltchaChallenge),
      ),
    },
  });

/** Starts the check of one form. */
export const startCaptchaCheck = (machine = provideCaptcha()): CaptchaActor => createActor(machine).start();
