import { createActor } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { codeRequestMachine } from '../code-request/index.ts';
import type { SendCodeInput, SendCodeOutput } from '../code-request/index.ts';
import type { SignedIn } from '../shared/viewer.ts';
import { fakeActor } from '../testing/fake-actor.ts';
import { loginMachine } from './login.machine.ts';
import type { LoginField, LoginInput, SignInInput } from './login.types.ts';

/** Who signs in. */
export const ADA: SignedIn = {
  viewer: { userId: '1800000000000000001', displayName: 'Ada' },
  accessExpiresInSeconds: 900,
};

/** The form of the login, with every call in the hands of the test. */
export function createLoginActor(input: LoginInput = {}) {
  const signIn = fakeActor<SignedIn, SignInInput>();
  const sendCode = fakeActor<SendCodeOutput, SendCodeInput>();
  const actor = createActor(
    loginMachine.provide({
      actors: {
        signIn: signIn.logic,
        codeRequest: codeRequestMachine.provide({ actors: { sendCode: sendCode.logic } }),
      },
    }),
    { input },
  ).start();
  const type = (fields: Partial<Record<LoginField, string>>): void => {
    for (const [field, value] of Object.entries(fields)) {
      actor.send({ type: 'field.changed', field: field as LoginField, value });
    }
  };
  const submit = (): void => actor.send({ type: 'login.submitted' });
  const has = (tag: 'submitting' | 'invalid' | 'failed' | 'throttled'): boolean =>
    actor.getSnapshot().hasTag(tag);
  const code = (channel: 'smsCode' | 'emailCode') =>
    actor.getSnapshot().children[channel] as ActorRefFrom<typeof codeRequestMachine>;
  return { actor, signIn, sendCode, type, submit, has, code };
}
