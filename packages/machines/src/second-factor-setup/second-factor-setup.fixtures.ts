import { createActor } from 'xstate';
import { fakeActor } from '../testing/fake-actor.ts';
import { secondFactorSetupMachine } from './second-factor-setup.machine.ts';
import type { FactorChoice, RecoveryCodes, TotpSecret } from './second-factor-setup.types.ts';

/** What an authenticator app is given. */
export const SECRET: TotpSecret = { secret: 'JBSWY3DP', uri: 'otpauth://totp/Stoa:ada?secret=JBSWY3DP' };
/** Codes that are shown once. */
export const CODES: RecoveryCodes = { recoveryCodes: ['AAAA-1111', 'BBBB-2222'] };

/** The page of second factors, with every call in the hands of the test. */
export function createSetupActor() {
  const startTotp = fakeActor<TotpSecret>();
  const confirmTotp = fakeActor<RecoveryCodes, { code: string }>();
  const createPasskey = fakeActor<RecoveryCodes, { name: string }>();
  const renamePasskey = fakeActor<unknown, { passkeyId: string; name: string }>();
  const removeFactor = fakeActor<unknown, FactorChoice>();
  const renewRecoveryCodes = fakeActor<RecoveryCodes>();
  let changes = 0;
  const actor = createActor(
    secondFactorSetupMachine.provide({
      actors: {
        startTotp: startTotp.logic,
        confirmTotp: confirmTotp.logic,
        createPasskey: createPasskey.logic,
        renamePasskey: renamePasskey.logic,
        removeFactor: removeFactor.logic,
        renewRecoveryCodes: renewRecoveryCodes.logic,
      },
    }),
  );
  actor.on('secondFactor.changed', () => (changes += 1));
  actor.start();
  const has = (tag: string): boolean => actor.getSnapshot().hasTag(tag as 'busy');
  const scan = async (): Promise<void> => {
    actor.send({ type: 'totp.begun' });
    await startTotp.succeed(SECRET);
  };
  const answer = (value: string): void => {
    actor.send({ type: 'code.changed', value });
    actor.send({ type: 'totp.submitted' });
  };
  const actors = { startTotp, confirmTotp, createPasskey, renamePasskey, removeFactor, renewRecoveryCodes };
  return { actor, ...actors, has, scan, answer, changes: () => changes };
}
