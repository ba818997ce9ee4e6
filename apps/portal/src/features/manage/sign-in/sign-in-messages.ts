import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type {
  ProviderId,
  ProviderTest,
  ProviderTextField,
  SignInMethod,
} from '@stoa/machines/sign-in-settings';

export const METHODS: readonly SignInMethod[] = ['password', 'sms', 'email', 'qr', 'thirdParty'];
export const METHOD_MESSAGES = {
  password: {
    title: msg({ message: 'Password', comment: 'Way to sign in' }),
    text: msg`With an email address or phone number and a password.`,
  },
  sms: {
    title: msg({ message: 'Phone code', comment: 'Way to sign in' }),
    text: msg`With a code sent by text message.`,
  },
  email: {
    title: msg({ message: 'Email code', comment: 'Way to sign in' }),
    text: msg`With a code sent by email.`,
  },
  qr: {
    title: msg({ message: 'QR code', comment: 'Way to sign in' }),
    text: msg`With a phone that is already signed in.`,
  },
  thirdParty: {
    title: msg({ message: 'External sign-in services', comment: 'Way to sign in' }),
    text: msg`With an account elsewhere: the services below.`,
  },
} satisfies Record<SignInMethod, { title: MessageDescriptor; text: MessageDescriptor }>;

/** What the kinds of providers are called as long as a school has given them no name. */
export const PROVIDER_NAMES: Record<ProviderId, string> = {
  stoa: 'Stoa',
  uniportal: 'UniPortal',
  enterprise: 'Enterprise OAuth2',
  imc: 'IMC',
  welink: 'WeLink',
};
export const PROVIDERS = Object.keys(PROVIDER_NAMES) as ProviderId[];

/** Why a provider cannot be used. */
export const TEST_MESSAGES = {
  notAllowed: msg`This address is not allowed. It must use https and be outside the operator’s network.`,
  unreachable: msg`There is no response from this address.`,
  tooSlow: msg`The response takes longer than 5 seconds.`,
  notADescription: msg`Something answers there, but it does not describe itself as a sign-in service.`,
  otherIssuer: msg`The service reports a different issuer address. Use that one.`,
} satisfies Record<NonNullable<ProviderTest['reason']>, MessageDescriptor>;

export const FIELD_LABELS = {
  name: msg({ message: 'Name on the button', comment: 'Field of a sign-in service' }),
  logoUrl: msg({ message: 'Icon address', comment: 'Field of a sign-in service: a picture' }),
  issuer: msg({
    message: 'Address of the service (issuer)',
    comment: 'Field of a sign-in service; OpenID Connect',
  }),
  clientId: msg({ message: 'Client ID', comment: 'Field of a sign-in service; OAuth 2' }),
  secret: msg({ message: 'Client secret', comment: 'Field of a sign-in service; OAuth 2' }),
  authorizeUrl: msg({ message: 'Authorization address', comment: 'Field of a sign-in service; OAuth 2' }),
  tokenUrl: msg({ message: 'Token address', comment: 'Field of a sign-in service; OAuth 2' }),
  userInfoUrl: msg({ message: 'User information address', comment: 'Field of a sign-in service; OAuth 2' }),
  scopes: msg({ message: 'Scopes', comment: 'Field of a sign-in service; OAuth 2' }),
  claimSubject: msg({ message: 'Claim with the person’s identifier', comment: 'Field of a sign-in service' }),
  claimName: msg({ message: 'Claim with the name', comment: 'Field of a sign-in service' }),
  claimEmail: msg({ message: 'Claim with the email address', comment: 'Field of a sign-in service' }),
  claimMobile: msg({ message: 'Claim with the phone number', comment: 'Field of a sign-in service' }),
  logoutUrl: msg({ message: 'Sign-out address', comment: 'Field of a sign-in service' }),
} satisfies Record<ProviderTextField, MessageDescriptor>;
