import type { Name } from '../shared/machine-details.ts';

/** Names of actors that several machines start. */
export const ACTORS = {
  codeRequest: /*i18n*/ { id: 'machine.actor.codeRequest', message: 'Request for a code' },
  goToProvider: /*i18n*/ { id: 'machine.actor.goToProvider', message: 'Go to the third party' },
  loadCaptcha: /*i18n*/ { id: 'machine.actor.loadCaptcha', message: 'Load a picture puzzle' },
  loadSettings: /*i18n*/ { id: 'machine.actor.loadSettings', message: 'Load the settings' },
  saveSettings: /*i18n*/ { id: 'machine.actor.saveSettings', message: 'Save the settings' },
  secondFactor: /*i18n*/ { id: 'machine.actor.secondFactor', message: 'Second factor' },
} as const satisfies Record<string, Name>;
