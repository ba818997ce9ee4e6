import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { THIRD_PARTY_PROVIDERS, type ThirdPartyProvider } from '@stoa/machines/third-login';

/** What a third party is called where its school has not named it. */
export const PROVIDER_MESSAGES = {
  stoa: msg({ message: 'Stoa account', comment: 'A service that people sign in with' }),
  uniportal: msg({ message: 'UniPortal', comment: 'A service that people sign in with; a name' }),
  enterprise: msg({
    message: 'Organization account',
    comment: 'A service that people sign in with: that of their company or school',
  }),
  imc: msg({ message: 'IMC', comment: 'A service that people sign in with; a name' }),
  welink: msg({ message: 'WeLink', comment: 'A service that people sign in with; a name' }),
} satisfies Record<ThirdPartyProvider, MessageDescriptor>;

/** The third party that an address names, if it is one. */
export const providerNamed = (name: string | undefined): ThirdPartyProvider | undefined =>
  THIRD_PARTY_PROVIDERS.find((provider) => provider === name);
