import { fromPromise } from 'xstate';
import type { Api } from '@stoa/api/query';
import { captchaMachine, type SolveChallengeInput } from '@stoa/machines/captcha';
import { startCaptchaCheck } from './captcha-check.ts';
import { makeCaptchaController } from './captcha-controller.ts';

/** A desk whose work is done at once, by the challenge's signature. */
export const controllerThatSolves = (
  api: Api,
  solve: (signature: string) => Promise<string> = (signature) => Promise.resolve(`proof of ${signature}`),
) =>
  makeCaptchaController(api, undefined, () =>
    Promise.resolve(
      startCaptchaCheck(
        captchaMachine.provide({
          actors: {
            solveChallenge: fromPromise<string, SolveChallengeInput>(({ input }) =>
              solve(input.challenge.signature),
            ),
          },
        }),
      ),
    ),
  );
