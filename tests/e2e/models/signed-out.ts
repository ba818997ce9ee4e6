import { made, type Outcome } from './adapter.ts';

/**
 * A sign-in that is refused, also once it was renewed. The server cannot be brought to it: a page whose sign-in has really
 * ended leads to the login, where its machines end.
 */
export const SIGNED_OUT = {
  reject: { code: 'UNAUTHENTICATED' },
  answer: made(401, 'UNAUTHENTICATED', 'The server takes every sign-in that it has just renewed.'),
  times: 2,
} satisfies Outcome;
