/** Names of actors that several machines start. */
export const ACTORS = {
  codeRequest: 'Request for a code',
  goToProvider: 'Go to the third party',
  loadSettings: 'Load the settings',
  saveSettings: 'Save the settings',
  secondFactor: 'Second factor',
} as const satisfies Record<string, string>;
