import { createActor } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { codeRequestMachine } from '../code-request/index.ts';
import type { SendCodeInput, SendCodeOutput } from '../code-request/index.ts';
import { secondFactorMachine } from '../second-factor/index.ts';
import type { AskPasskeyInput, FactorProof, PasskeyAnswer } from '../second-factor/index.ts';
import type { PendingBind } from '../shared/third-party.ts';
import type { SignedIn } from '../shared/viewer.ts';
import { fakeActor } from '../testing/fake-actor.ts';
import { bindAccountMachine } from './bind-account.machine.ts';
import type { BindAccountCall, BindAccountInput, BindField } from './bind-account.types.ts';

/** Who signs in. */
export const ADA: SignedIn = { viewer: { userId: '1800000000000000001', displayName: 'Ada' } };

/** What waits for being linked: an identity that a provider has told of. */
export const PENDING: PendingBind = {
  pendingBindId: 'pending-000000001',
  provider: 'uniportal',
  displayName: ' Ada L ',
  suggestedContact: 'a***@stoa.example',
  expiresInSeconds: 600,
};

/** What every call says of it. */
export const BASE = { pendingBindId: PENDING.pendingBindId, channel: 'email', target: 'ada@stoa.example' };

/** What somebody types, as people type. */
export const FILLED = { email: ' ada@stoa.example ', code: '١٢٣ ٤٥٦' };

/** Binding an account, with every call in the hands of the test. */
export function createBindActor(input: Partial<BindAccountInput> = {}) {
  const bindAccount = fakeActor<SignedIn, BindAccountCall>();
  const sendCode = fakeActor<SendCodeOutput, SendCodeInput>();
  const askPasskey = fakeActor<PasskeyAnswer, AskPasskeyInput>();
  const verifyFactor = fakeActor<SignedIn, FactorProof>();
  const actor = createActor(
    bindAccountMachine.provide({
      actors: {
        bindAccount: bindAccount.logic,
        codeRequest: codeRequestMachine.provide({ actors: { sendCode: sendCode.logic } }),
        secondFactor: secondFactorMachine.provide({
          actors: { askPasskey: askPasskey.logic, verifyFactor: verifyFactor.logic },
        }),
      },
    }),
    { input: { pending: PENDING, ...input } },
  ).start();
  const type = (fields: Partial<Record<BindField, string>>): void => {
    for (const [field, value] of Object.entries(fields)) {
      actor.send({ type: 'field.changed', field: field as BindField, value });
    }
  };
  const submit = (): void => actor.send({ type: 'binding.submitted' });
  const snapshot = () => actor.getSnapshot();
  const factor = () => snapshot().children.secondFactor as ActorRefFrom<typeof secondFactorMachine>;
  return { actor, snapshot, type, submit, factor, bindAccount, sendCode, verifyFactor };
}
