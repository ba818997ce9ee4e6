import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What a callback page tells, by the state of its machine. */
interface FailureWords {
  title: MessageDescriptor;
  next: MessageDescriptor;
}

/** Why nobody is signed in. */
export const FAILURE_WORDS = {
  refused: {
    title: msg`You were not signed in there`,
    next: msg`The sign-in was broken off or refused on the other side. You can begin anew, or sign in in another way.`,
  },
  providerDown: {
    title: msg`The sign-in service does not answer`,
    next: msg`This is not your fault, and your account is safe. Try again in a while, or sign in in another way: those still work.`,
  },
  unreachable: {
    title: msg`There is no connection to the server`,
    next: msg`Check your connection and try again.`,
  },
  throttled: {
    title: msg`Too many attempts`,
    next: msg`Please wait a few minutes before you try again.`,
  },
  expired: {
    title: msg`This sign-in has run out`,
    next: msg`It took too long, was finished already, or was begun in another browser. Begin anew here.`,
  },
  unverified: {
    title: msg`Verification failed, please Login again.`,
    next: msg`The answer of the sign-in service could not be verified, so nobody was signed in.`,
  },
  schoolDisabled: {
    title: msg`This school is closed at present.`,
    next: msg`Nobody can sign in to it until it opens again. Your account is not lost.`,
  },
  accountDisabled: {
    title: msg`This account is disabled`,
    next: msg`Your school can tell you why, and switch it on again.`,
  },
  alreadyBound: {
    title: msg`This is linked to another account`,
    next: msg`Somebody has linked this identity to an account of theirs already. If that is you, sign in with it.`,
  },
  signedOut: {
    title: msg`You are not signed in any more`,
    next: msg`Sign in, and link the service from the page of your account.`,
  },
  proofNeeded: {
    title: msg`Confirm that it is you`,
    next: msg`Linking an identity needs a fresh proof of who you are. Begin again from the page of your account, which asks for it.`,
  },
  other: {
    title: msg`Something went wrong while signing in`,
    next: msg`Nobody was signed in. Begin anew, or sign in in another way.`,
  },
} satisfies Record<string, FailureWords>;
export type FailureKind = keyof typeof FAILURE_WORDS;
