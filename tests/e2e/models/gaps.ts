import type { MachineId } from '@stoa/machines/details';

const SIGNED_IN_ELSEWHERE =
  'A page whose sign-in has ended leads to the login; where it stays nevertheless, it hears of the next one.';

const NOT_READ = 'Storage that cannot be read tells of nothing stored; it never throws.';
const NOT_STORED = 'Storage that is blocked or full is told by nothing; it never throws.';

/** Transitions that no walk in a browser takes, and why. One that is taken after all has to leave this list. */
export const GAPS: Partial<Record<MachineId, Readonly<Record<string, string>>>> = {
  session: {
    'session.restoring.deciding||1': 'The documents of the server always say who is there.',
  },
  logoutRouting: {
    'logoutRouting.going|xstate.error.actor.go|0':
      'Setting out for an address that the machine has judged never fails in a browser.',
  },
  login: {
    'login.form.submission.editing|login.submitted|0':
      'A form that is hidden has nothing to press: the machine refuses all the same.',
    'login.form.offer.deciding||1': 'The portal always asks the school for its ways in.',
  },
  pictureUpload: {
    'pictureUpload|problem.dismissed|0':
      'Only what was refused could be dismissed, and the field lets nothing through to be refused.',
    'pictureUpload.uploading.sending|xstate.error.actor.sendBytes|0':
      'What sends the bytes tells every failure by bytes.failed; it never throws.',
  },
  search: {
    'search.results|page.changed|0':
      'Pages of results are links: the address changes, and the machine follows it.',
    'search.history.undoable|history.cleared|0':
      'All own searches are cleared at once; until that is undone or done there is nothing left to clear.',
  },
  basket: {
    'basket.awaitingSignIn|signIn.completed|0': SIGNED_IN_ELSEWHERE,
  },
  assignment: {
    'assignment.sending.awaitingSignIn|signIn.completed|0': SIGNED_IN_ELSEWHERE,
  },
  checkIn: {
    'checkIn.sending.awaitingSignIn|signIn.completed|0': SIGNED_IN_ELSEWHERE,
  },
  contentEditor: {
    'contentEditor.waiting|saving.retried|0':
      'Lessons and surveys save before they lead elsewhere; a page is left by a link, which asks first.',
  },
  checkout: {
    'checkout.editing|order.requested|1':
      'A basket that cannot be ordered has a button that cannot be pressed: the machine looks again all the same.',
    'checkout.placing.awaitingSignIn|signIn.completed|0': SIGNED_IN_ELSEWHERE,
  },
  order: {
    'order.deciding||4': 'An order lapses after days, by a job of the server.',
    'order.cancelling.awaitingSignIn|signIn.completed|0': SIGNED_IN_ELSEWHERE,
  },
  attempt: {
    'attempt.opening|xstate.error.actor.readLocal|0': NOT_READ,
    'attempt.running.device.storing|xstate.error.actor.storeLocal|0': NOT_STORED,
    'attempt.running.tabs|xstate.error.actor.watchTabs|0':
      'A browser without channels is told by nothing; it never throws.',
    'attempt.running.time.placing||1':
      'What is over is handed in by the server before it says how much time is left.',
    'attempt.loadFailed|signIn.completed|0': SIGNED_IN_ELSEWHERE,
    'attempt.running.server.awaitingSignIn|signIn.completed|0': SIGNED_IN_ELSEWHERE,
    'attempt.submitting.awaitingSignIn|signIn.completed|0': SIGNED_IN_ELSEWHERE,
  },
  survey: {
    'survey.opening|xstate.error.actor.readLocal|0': NOT_READ,
    'survey.answering.device.storing|xstate.error.actor.storeLocal|0': NOT_STORED,
  },
  feedback: {
    'feedback.form.sent|message.closed|0':
      'The page of thanks leads on to another message, and the dialog is gone with its thanks: neither is closed.',
  },
};
