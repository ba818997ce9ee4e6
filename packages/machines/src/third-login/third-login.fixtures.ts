import { createActor, type ActorRefFrom } from 'xstate';
import { secondFactorMachine } from '../second-factor/index.ts';
import type { FactorProof } from '../second-factor/index.ts';
import type { PendingBind } from '../shared/third-party.ts';
import type { SignedIn } from '../shared/viewer.ts';
import { fakeActor } from '../testing/fake-actor.ts';
import { thirdLoginMachine } from './third-login.machine.ts';
import type {
  ExchangeInput,
  ExchangeOutput,
  GoToProviderInput,
  ThirdLoginEvent,
  ThirdLoginInput,
  WelinkCode,
} from './third-login.types.ts';

/** Who signs in. */
export const ADA: SignedIn = { viewer: { userId: '1800000000000000001', displayName: 'Ada' } };

/** The school at whose address it happens. */
export const SCHOOL = '1700000000000000001';

/** What the provider sent the browser back with. */
export const RETURNED = { code: 'code-1', state: 'state-1', iss: 'https://idp.example', error: null };

/** An identity that is new here. */
export const PENDING: PendingBind = {
  pendingBindId: 'pending-000000001',
  provider: 'stoa',
  displayName: 'Ada',
  suggestedContact: 'a***@stoa.example',
  expiresInSeconds: 600,
};

/** A refusal that asks for a second factor. */
export const asked = (details: object) =>
  Object.assign(new Error('asked'), { code: 'SECOND_FACTOR_REQUIRED', details });

/** The return from a provider, with every call in the hands of the test. */
export function createThirdLoginActor(input: Partial<ThirdLoginInput> = {}) {
  const askWelink = fakeActor<WelinkCode>();
  const exchangeCode = fakeActor<ExchangeOutput, ExchangeInput>();
  const linkIdentity = fakeActor<unknown, ExchangeInput>();
  const goToProvider = fakeActor<unknown, GoToProviderInput>();
  const verifyFactor = fakeActor<SignedIn, FactorProof>();
  const actor = createActor(
    thirdLoginMachine.provide({
      actors: {
        askWelink: askWelink.logic,
        exchangeCode: exchangeCode.logic,
        linkIdentity: linkIdentity.logic,
        goToProvider: goToProvider.logic,
        secondFactor: secondFactorMachine.provide({ actors: { verifyFactor: verifyFactor.logic } }),
      },
    }),
    {
      input: {
        provider: 'stoa',
        returned: RETURNED,
        purpose: 'signIn',
        fallback: { externalLoginUrl: null, schoolId: SCHOOL },
        ...input,
      },
    },
  ).start();
  const snapshot = () => actor.getSnapshot();
  const send = (type: ThirdLoginEvent['type']): void => actor.send({ type });
  const factor = () => snapshot().children.secondFactor as ActorRefFrom<typeof secondFactorMachine>;
  return { actor, send, snapshot, askWelink, exchangeCode, linkIdentity, goToProvider, verifyFactor, factor };
}
