import { fromCallback, fromPromise } from 'xstate';
import type { CallbackActorLogic, EventObject, NonReducibleUnknown, PromiseActorLogic } from 'xstate';
import { ProblemError } from '../shared/problem.ts';

/** An actor whose end the test decides. */
export interface FakeActor<Output, Input> {
  logic: PromiseActorLogic<Output, Input>;
  /** The inputs it was started with, in order. */
  inputs: Input[];
  /** Ends the latest start well, and waits until the machine knows. */
  succeed: (output: Output) => Promise<void>;
  /** Ends the latest start with a rejection as it is, and waits until the machine knows. */
  failWith: (rejection: Error) => Promise<void>;
  /** Ends the latest start with a problem code, and waits until the machine knows. */
  fail: (code: string, more?: ConstructorParameters<typeof ProblemError>[1]) => Promise<void>;
}

/** Makes an actor that waits for the test to end it. */
export function fakeActor<Output, Input = NonReducibleUnknown>(): FakeActor<Output, Input> {
  const inputs: Input[] = [];
  let latest: PromiseWithResolvers<Output> | undefined;
  const started = (): PromiseWithResolvers<Output> => {
    if (latest === undefined) throw new Error('The fake actor was not started, so it cannot end.');
    return latest;
  };
  return {
    logic: fromPromise<Output, Input>(({ input }) => {
      inputs.push(input);
      latest = Promise.withResolvers<Output>();
      return latest.promise;
    }),
    inputs,
    succeed: async (output) => {
      started().resolve(output);
      await settled();
    },
    failWith: async (rejection) => {
      started().reject(rejection);
      await settled();
    },
    fail: async (code, more) => {
      started().reject(new ProblemError(code, more));
      await settled();
    },
  };
}

/** A channel whose far end is the test. */
export interface FakeChannel<Incoming extends EventObject, Outgoing extends EventObject> {
  logic: CallbackActorLogic<Outgoing>;
  /** What the machine has said into the channel. */
  sent: Outgoing[];
  say: (event: Incoming) => void;
}

/** Makes a channel that records what the machine says and says what the test wants. */
export function fakeChannel<Incoming extends EventObject, Outgoing extends EventObject>(): FakeChannel<
  Incoming,
  Outgoing
> {
  const sent: Outgoing[] = [];
  let say: ((event: EventObject) => void) | undefined;
  return {
    logic: fromCallback<Outgoing>(({ sendBack, receive }) => {
      say = sendBack;
      receive((event) => sent.push(event));
    }),
    sent,
    say: (event) => {
      if (say === undefined) throw new Error('The fake channel was not opened.');
      say(event);
    },
  };
}

/** Lets the promises that have been decided reach their machines. */
export async function settled(): Promise<void> {
  for (let round = 0; round < 5; round += 1) await Promise.resolve();
}
