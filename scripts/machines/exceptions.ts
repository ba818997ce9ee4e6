import type { Exception } from '../../apps/statecharts/src/engine/analysis/analysis.types.ts';

const CHILD_SAYS_IT =
  'The machine that sends the code is a child with tags of its own: the page shows those, and the form goes on as it is.';

/** What the analysis finds and what is right all the same. One that allows nothing any more fails the check too. */
export const EXCEPTIONS: readonly Exception[] = [
  {
    machine: 'session',
    code: 'INVOKE_WITHOUT_ON_ERROR',
    subject: 'tabs',
    reason:
      'The channel to other tabs answers nothing and cannot break; browsers without one get a silent channel.',
  },
  ...['login', 'register', 'stepUp', 'contactBinding', 'passwordReset', 'bindAccount', 'accountDeletion'].map(
    (machine): Exception => ({
      machine,
      code: 'UNHANDLED_EVENT',
      subject: 'code.sent',
      reason: CHILD_SAYS_IT,
    }),
  ),
  ...['login', 'register', 'stepUp', 'passwordReset', 'bindAccount', 'accountDeletion'].map(
    (machine): Exception => ({
      machine,
      code: 'UNHANDLED_EVENT',
      subject: 'code.refused',
      reason: CHILD_SAYS_IT,
    }),
  ),
  ...['unsubscribe.ended', 'unsubscribe.unknown'].map((subject): Exception => ({
    machine: 'unsubscribe',
    code: 'DEAD_END',
    subject,
    reason: 'The page says what has become of the link and stays; whoever wants more follows its links.',
  })),
];
