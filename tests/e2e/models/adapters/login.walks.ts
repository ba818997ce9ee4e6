import type { Walk } from '../adapter.ts';

const OPENED = ['open:visitor', 'loadOffer:own'];
const ACCOUNT = ['account typed', 'password typed'];

/** The ways of people who sign in. */
export const loginWalks: readonly Walk[] = [
  {
    name: 'refused again and again, until a wait is asked for',
    steps: [
      ...OPENED,
      'login.submitted',
      ...ACCOUNT,
      'login.submitted',
      'signIn:wrong',
      'another password typed',
      'login.submitted',
      'signIn:throttled',
      'wait:1000',
      'wait:1000',
      'e-mail code chosen',
      'code.requested',
      'email typed',
      'code.requested',
      'sendCode:cut',
      'password chosen',
    ],
  },
  {
    name: 'a code by e-mail',
    steps: [
      'open:registered',
      'e-mail code chosen',
      'email typed',
      'loadOffer:own',
      'code.requested',
      'sendCode:sent',
      'code typed',
      'login.submitted by the code',
      'signIn:done',
    ],
  },
  {
    name: 'a number, typed before the ways are known',
    steps: ['open:visitor', 'phone code chosen', 'mobile typed', 'loadOffer:own'],
  },
  {
    name: 'a second factor',
    steps: [
      'open:secondFactor',
      'loadOffer:own',
      ...ACCOUNT,
      'login.submitted',
      'signIn:secondFactor',
      'secondFactor:left',
      'login.submitted',
      'signIn:secondFactor',
      'secondFactor:signedIn',
    ],
  },
  {
    name: 'a second factor that takes too long',
    steps: [
      'open:secondFactor',
      'loadOffer:own',
      ...ACCOUNT,
      'login.submitted',
      'signIn:secondFactor',
      'secondFactor:expired',
    ],
  },
  {
    name: 'a passkey',
    steps: [
      'open:passkey',
      'loadOffer:own',
      'qr.chosen',
      'password chosen beside the QR code',
      'passkey.chosen',
      'secondFactor:left',
      'passkey.chosen by who is there',
      'secondFactor:signedInByPasskey',
    ],
  },
  { name: 'a phone that confirms', steps: ['open:visitor', 'loadOffer:qrFirst', 'qrLogin:signedIn'] },
  {
    name: 'a third party, after trouble with the ways in',
    steps: [
      'open:providerRefused',
      'loadOffer:cut',
      'offer.retried',
      'loadOffer:closed',
      'offer.retried',
      'loadOffer:othersAlone',
      'provider.chosen',
      'goToProvider:unknown',
      'provider.chosen',
      'page.restored',
      'provider.chosen',
      'goToProvider:goes',
      'page.restored',
    ],
  },
];
