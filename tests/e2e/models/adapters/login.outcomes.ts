import { expect } from '@playwright/test';
import type { ActorOutcomes } from '../adapter.ts';
import { given, made } from '../adapter.ts';
import { decideByPhone } from '../phone.ts';
import type { Stage } from '../stage.ts';

const METHODS = ['password', 'smsCode', 'emailCode'];
const OFFER = { methods: METHODS, qr: 'offered', providers: [], registrationOpen: true, targetUrl: null };
const UNIPORTAL = {
  provider: 'uniportal',
  name: 'Uniportal',
  logoUrl: null,
  authorizeUrl: '/api/oauth2/uniportal/authorize',
};
const SIGNED_IN = { viewer: { userId: '1', displayName: 'Noor', avatarUrl: null } };
/** Where nothing is: the browser is told to stay. */
const ELSEWHERE = 'https://id.example.org/';

const OTHERS_SCHOOL =
  'The schools are those of all tests: one that signs in otherwise would be in their way.';

const refused = (code: string, details?: object) => ({ reject: { code, ...(details ? { details } : {}) } });

/** The page asks again after a pause. */
async function confirmByPhone(stage: Stage): Promise<void> {
  await decideByPhone(stage, 'confirm');
  const isHere = async () => {
    await stage.wait(1000);
    return stage.page.url().includes('/login/index');
  };
  await expect.poll(isHere, { intervals: [50, 100], message: 'the page is still here' }).toBe(false);
}

const leave = ({ page }: Stage) => page.getByRole('button', { name: 'Use another sign-in method' }).click();

/** How the actors of the login end. */
export const loginOutcomes: Readonly<Record<string, ActorOutcomes>> = {
  loadOffer: {
    call: 'POST /login/init',
    ends: {
      own: { resolve: OFFER },
      cut: { ...refused('NETWORK'), answer: 'cut' },
      closed: { ...refused('SCHOOL_DISABLED'), answer: made(403, 'SCHOOL_DISABLED', OTHERS_SCHOOL) },
      qrFirst: {
        resolve: { ...OFFER, qr: 'preferred' },
        answer: given({ methods: ['qr', 'password'], providers: [], registrationOpen: true }, OTHERS_SCHOOL),
      },
      othersAlone: {
        resolve: {
          methods: [],
          qr: 'none',
          providers: [UNIPORTAL],
          registrationOpen: false,
          targetUrl: null,
        },
        answer: given(
          { methods: ['thirdParty'], providers: [UNIPORTAL], registrationOpen: false },
          OTHERS_SCHOOL,
        ),
      },
    },
  },
  signIn: {
    call: 'POST /oauth/token',
    ends: {
      done: { resolve: SIGNED_IN },
      wrong: refused('INVALID_GRANT'),
      secondFactor: refused('SECOND_FACTOR_REQUIRED', {
        ticket: 'ticket',
        methods: ['totp', 'recovery'],
        expiresInSeconds: 300,
      }),
      throttled: {
        reject: { code: 'TOO_MANY_ATTEMPTS', details: { retryAfterSeconds: 2 } },
        answer: made(429, 'TOO_MANY_ATTEMPTS', 'It takes many tries, and a wait of minutes.', {
          retryAfterSeconds: 2,
        }),
      },
    },
  },
  sendCode: {
    call: 'POST /email/verify_code/v2',
    ends: {
      sent: { resolve: { retryAfterSeconds: 60 } },
      cut: { ...refused('NETWORK'), answer: 'cut' },
    },
  },
  secondFactor: {
    ends: {
      left: { resolve: { outcome: 'left' }, cause: leave },
      expired: {
        resolve: { outcome: 'expired' },
        // The ticket holds for minutes.
        cause: async (stage) => {
          await stage.page.route('**/api/auth/oauth/token', (route) =>
            route.fulfill({ status: 401, json: made(401, 'INVALID_GRANT', '').body }),
          );
          await recover(stage, 'AAAA-AAAA');
          await stage.page.unroute('**/api/auth/oauth/token');
        },
      },
      signedIn: {
        resolve: { outcome: 'signedIn', signedIn: SIGNED_IN },
        cause: (stage) => recover(stage, stage.notes.get('recovery code') ?? ''),
      },
      // By itself, where the person is at the device.
      signedInByPasskey: { resolve: { outcome: 'signedIn', signedIn: SIGNED_IN } },
    },
  },
  qrLogin: { ends: { signedIn: { resolve: SIGNED_IN, cause: confirmByPhone } } },
  goToProvider: {
    call: 'GET /authorization_code',
    ends: {
      unknown: refused('PROVIDER_UNKNOWN'),
      goes: {
        resolve: undefined,
        before: ({ page }) => page.route(`${ELSEWHERE}**`, (route) => route.fulfill({ status: 204 })),
        answer: given({ authorizeUrl: `${ELSEWHERE}authorize`, state: 'model' }, OTHERS_SCHOOL),
      },
    },
  },
};

async function recover({ page, calls }: Stage, code: string): Promise<void> {
  calls.free('signIn');
  const other = page.getByRole('button', { name: 'Use a recovery code' });
  const field = page.getByRole('textbox', { name: 'Recovery code' });
  await other.or(field).first().waitFor();
  if (!(await field.isVisible())) await other.click();
  await field.fill(code);
  await page.getByRole('button', { name: 'Confirm' }).click();
}
