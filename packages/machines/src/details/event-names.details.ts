import type { Name } from '../shared/machine-details.ts';

/** Names of events that several machines know. */
export const EVENTS = {
  'agreement.changed': /*i18n*/ {
    id: 'machine.event.agreement.changed',
    message: 'Agreement ticked or unticked',
  },
  'captcha.needed': /*i18n*/ { id: 'machine.event.captcha.needed', message: 'Picture puzzle needed' },
  'captcha.renewed': /*i18n*/ { id: 'machine.event.captcha.renewed', message: 'New picture asked for' },
  'captcha.used': /*i18n*/ { id: 'machine.event.captcha.used', message: 'Picture used up' },
  'channel.chosen': /*i18n*/ { id: 'machine.event.channel.chosen', message: 'Phone or email chosen' },
  'code.changed': /*i18n*/ { id: 'machine.event.code.changed', message: 'Code typed' },
  'code.refused': /*i18n*/ { id: 'machine.event.code.refused', message: 'Code was not sent' },
  'code.requested': /*i18n*/ { id: 'machine.event.code.requested', message: 'Code asked for' },
  'code.sent': /*i18n*/ { id: 'machine.event.code.sent', message: 'Code was sent' },
  'export.requested': /*i18n*/ { id: 'machine.event.export.requested', message: 'Export asked for' },
  'field.changed': /*i18n*/ { id: 'machine.event.field.changed', message: 'Field changed' },
  'keyword.typed': /*i18n*/ { id: 'machine.event.keyword.typed', message: 'Search words typed' },
  'method.chosen': /*i18n*/ { id: 'machine.event.method.chosen', message: 'Way chosen' },
  'network.restored': /*i18n*/ { id: 'machine.event.network.restored', message: 'Network restored' },
  'page.left': /*i18n*/ { id: 'machine.event.page.left', message: 'Page left' },
  'page.restored': /*i18n*/ { id: 'machine.event.page.restored', message: 'Page restored by the browser' },
  'password.submitted': /*i18n*/ { id: 'machine.event.password.submitted', message: 'Password submitted' },
  'problem.dismissed': /*i18n*/ { id: 'machine.event.problem.dismissed', message: 'Message dismissed' },
  'proof.declined': /*i18n*/ { id: 'machine.event.proof.declined', message: 'Proof declined' },
  'proof.given': /*i18n*/ { id: 'machine.event.proof.given', message: 'Proof given' },
  'provider.restarted': /*i18n*/ {
    id: 'machine.event.provider.restarted',
    message: 'Third party asked again',
  },
  'removal.confirmed': /*i18n*/ { id: 'machine.event.removal.confirmed', message: 'Removal confirmed' },
  'signIn.completed': /*i18n*/ { id: 'machine.event.signIn.completed', message: 'Sign-in completed' },
  'signOut.completed': /*i18n*/ { id: 'machine.event.signOut.completed', message: 'Sign-out completed' },
  'close.cancelled': /*i18n*/ { id: 'machine.event.close.cancelled', message: 'Closing cancelled' },
  'close.confirmed': /*i18n*/ { id: 'machine.event.close.confirmed', message: 'Closing confirmed' },
  'conflict.mineKept': /*i18n*/ { id: 'machine.event.conflict.mineKept', message: 'My version kept' },
  'conflict.theirsTaken': /*i18n*/ {
    id: 'machine.event.conflict.theirsTaken',
    message: 'Other version taken',
  },
} as const satisfies Record<string, Name>;
