import { createActor } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { codeRequestMachine } from '../code-request/index.ts';
import type { SendCodeInput, SendCodeOutput } from '../code-request/index.ts';
import { qrLoginMachine } from '../qr-login/index.ts';
import type { QrCode, WatchQrInput, WatchQrOutput } from '../qr-login/index.ts';
import { secondFactorMachine } from '../second-factor/index.ts';
import type { AskPasskeyInput, FactorProof, PasskeyAnswer } from '../second-factor/index.ts';
import type { SignedIn } from '../shared/viewer.ts';
import { fakeActor } from '../testing/fake-actor.ts';
import { DEFAULT_LOGIN_OFFER } from './login-offer.ts';
import type { LoginOffer } from './login-offer.ts';
import { loginMachine } from './login.machine.ts';
import type { LeaveForProviderInput, LoginInput, SignInInput } from './login.types.ts';

/** Who signs in. */
export const ADA: SignedIn = { viewer: { userId: '1800000000000000001', displayName: 'Ada' } };

/** The school at whose address it happens. */
export const SCHOOL = '1700000000000000001';

/** A third party that the school has switched on. */
export const STOA = { provider: 'stoa', name: 'Stoa', logoUrl: null, authorizeUrl: '/api/stoa' } as const;

/** A school that offers every way. */
export const ALL: LoginOffer = { ...DEFAULT_LOGIN_OFFER, qr: 'offered', providers: [STOA] };

/** What an authenticator says. */
export const ANSWER: PasskeyAnswer = { challengeId: 'challenge-1', assertion: '{}' };

/** The login in all its ways, with every call in the hands of the test. */
export function createLoginActor(input: LoginInput = {}) {
  const signIn = fakeActor<SignedIn, SignInInput>();
  const sendCode = fakeActor<SendCodeOutput, SendCodeInput>();
  const loadOffer = fakeActor<LoginOffer>();
  const goToProvider = fakeActor<unknown, LeaveForProviderInput>();
  const askPasskey = fakeActor<PasskeyAnswer, AskPasskeyInput>();
  const verifyFactor = fakeActor<SignedIn, FactorProof>();
  const createQr = fakeActor<QrCode>();
  const watchQr = fakeActor<WatchQrOutput, WatchQrInput>();
  const redeemQr = fakeActor<SignedIn, { qrcodeId: string }>();
  const actor = createActor(
    loginMachine.provide({
      actors: {
        signIn: signIn.logic,
        loadOffer: loadOffer.logic,
        goToProvider: goToProvider.logic,
        codeRequest: codeRequestMachine.provide({ actors: { sendCode: sendCode.logic } }),
        secondFactor: secondFactorMachine.provide({
          actors: { askPasskey: askPasskey.logic, verifyFactor: verifyFactor.logic },
        }),
        qrLogin: qrLoginMachine.provide({
          actors: { createQr: createQr.logic, watchQr: watchQr.logic, redeemQr: redeemQr.logic },
        }),
      },
    }),
    { input },
  ).start();
  const snapshot = () => actor.getSnapshot();
  const byPassword = (): void => {
    actor.send({ type: 'field.changed', field: 'account', value: 'ada' });
    actor.send({ type: 'field.changed', field: 'password', value: 'x' });
    actor.send({ type: 'login.submitted' });
  };
  const factor = () => snapshot().children.secondFactor as ActorRefFrom<typeof secondFactorMachine>;
  return {
    actor,
    snapshot,
    byPassword,
    factor,
    signIn,
    loadOffer,
    goToProvider,
    askPasskey,
    verifyFactor,
    createQr,
    watchQr,
    redeemQr,
  };
}
