import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What a callback page tells, by the state of its machine. */
interface FailureMessages {
  title: MessageDescriptor;
  next: MessageDescriptor;
}

/** Why nobody is signed in. */
export const FAILURE_MESSAGES = {
  refused: {
    title: msg`The other device was not signed in`,
    next: msg`The sign-in was cancelled or refused by the service. Start again, or use another sign-in method.`,
  },
  providerDown: {
    title: msg`The sign-in service is not responding`,
    next: msg`Your account is safe. Try again later, or use another sign-in method.`,
  },
  unreachable: {
    title: msg`No connection to the server`,
    next: msg`Check your connection and try again.`,
  },
  throttled: {
    title: msg`Too many attempts`,
    next: msg`Wait a few minutes before you try again.`,
  },
  expired: {
    title: msg`This sign-in has expired`,
    next: msg`It took too long, was already completed, or was started in another browser. Start again here.`,
  },
  unverified: {
    title: msg`Verification failed, please Login again.`,
    next: msg`The answer of the sign-in service could not be verified, so nobody was signed in.`,
  },
  schoolDisabled: {
    title: msg`This school is currently closed.`,
    next: msg`Sign-in is unavailable until it opens again. Your account is kept.`,
  },
  accountDisabled: {
    title: msg`This account is disabled`,
    next: msg`Ask your school why. It can enable the account again.`,
  },
  alreadyBound: {
    title: msg`This is linked to another account`,
    next: msg`Someone has linked this identity to an account of theirs already. If that is you, sign in with it.`,
  },
  signedOut: {
    title: msg`You have been signed out`,
    next: msg`Sign in, then link the service on your account page.`,
  },
  proofNeeded: {
    title: msg`Confirm that it’s you`,
    next: msg`Linking an identity requires you to confirm who you are. Start again from your account page.`,
  },
  other: {
    title: msg`Something went wrong while signing in`,
    next: msg`No one was signed in. Start again, or use another sign-in method.`,
  },
} satisfies Record<string, FailureMessages>;
export type FailureKind = keyof typeof FAILURE_MESSAGES;
