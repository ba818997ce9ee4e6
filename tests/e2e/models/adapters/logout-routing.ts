import { LEARNER, signIn } from '../../support/accounts.ts';
import type { Adapter, MachineNow } from '../adapter.ts';
import { given, made } from '../adapter.ts';
import type { Stage } from '../stage.ts';

const OWN = { method: '1', internal: false, environment: 'cn', urls: {}, returnTo: '/', pendingCodes: [] };
/** Tells the input apart in whose page the device cannot be cleared. */
const CUT = '/account?tab=cut';
const CODES = [{ code: 'model-code', notedAt: 0 }];

const isCut = ({ context }: MachineNow) => (context['target'] as { path?: string }).path?.includes('cut');

async function open(stage: Stage, redirect = '/'): Promise<void> {
  await signIn(stage.page, LEARNER);
  await stage.open(`/logout?redirect=${encodeURIComponent(redirect)}`);
}

/** The codes that an application was given a moment ago. */
async function noteCodes({ context }: Stage): Promise<void> {
  await context.addInitScript((codes) => {
    localStorage.setItem(
      'stoa.user.authorization-codes',
      JSON.stringify(codes.map((code) => ({ ...code, notedAt: Date.now() }))),
    );
  }, CODES);
}

export const logoutRouting: Adapter = {
  machine: 'logoutRouting',
  canWait: true,
  inputs: {
    own: { value: OWN, open: (stage) => open(stage) },
    withCodes: {
      value: { ...OWN, pendingCodes: [{ code: 'model-code', ageSeconds: 0 }] },
      open: async (stage) => {
        await noteCodes(stage);
        await open(stage);
      },
    },
    // The way in is not known there, so that the target tells where the person was.
    cut: {
      value: { ...OWN, method: null, returnTo: CUT },
      open: async (stage) => {
        await stage.context.route('**/start-session-*.js', (route) => route.abort());
        await open(stage, CUT);
      },
    },
  },
  events: {
    'logout.retried': {
      event: { type: 'logout.retried' },
      cause: ({ page }) => page.getByRole('button', { name: 'Try again' }).click(),
    },
  },
  outcomes: {
    revokeCodes: {
      call: 'DELETE /user/authcode',
      ends: {
        revoked: {
          resolve: undefined,
          answer: given(null, 'An application would have to get the code first.'),
        },
        cut: { reject: { code: 'NETWORK' }, answer: 'cut' },
      },
    },
    signOut: {
      call: 'DELETE /open/logout',
      ends: {
        done: { resolve: undefined },
        cut: { reject: { code: 'NETWORK' }, answer: 'cut' },
        alreadyOut: {
          reject: { code: 'UNAUTHENTICATED' },
          answer: made(401, 'UNAUTHENTICATED', 'The server ends what there is, and refuses nobody.'),
          // The page renews its sign-in and asks once more.
          times: 2,
        },
      },
    },
    clearLocal: {
      ends: {
        done: { resolve: undefined, when: (now) => !isCut(now) },
        chunkMissing: { reject: { code: 'UNKNOWN' }, when: (now) => isCut(now) === true },
      },
    },
    go: { ends: { done: { resolve: undefined } } },
  },
  seen: {
    'logoutRouting.revokingCodes': ({ page }) => page.getByRole('heading', { name: 'Signing out…' }),
    'logoutRouting.signingOut': ({ page }) => page.getByRole('heading', { name: 'Signing out…' }),
    'logoutRouting.failed': ({ page }) => page.getByRole('heading', { name: 'You are still signed in' }),
    'logoutRouting.left': ({ page }) => page.getByRole('heading', { level: 1, name: 'Sign in' }),
  },
};
