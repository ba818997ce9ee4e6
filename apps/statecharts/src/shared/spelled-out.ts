/** Words for what nobody has named yet: `emailCode.sent` -> `email code sent`. */
export const spelledOut = (name: string): string =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[._-]+/g, ' ')
    .toLowerCase();
