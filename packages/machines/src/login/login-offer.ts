import type { ThirdPartyProvider } from '../shared/third-party.ts';
import { LOGIN_METHODS } from './login.types.ts';
import type { LoginFields, LoginMethod } from './login.types.ts';

/** A third party that people can sign in with. */
export interface ProviderOption {
  provider: ThirdPartyProvider;
  /** What people read on the button. */
  name: string;
  logoUrl: string | null;
  /** Where the browser goes. */
  authorizeUrl: string;
}

/** The ways in that a school has switched on (B026). */
export interface LoginOffer {
  /** Of the form, the preferred one first; may be empty. */
  methods: LoginMethod[];
  /** A code that a phone scans. */
  qr: 'none' | 'offered' | 'preferred';
  providers: ProviderOption[];
  registrationOpen: boolean;
  /** A whole address that the person wants to go to, once the server has found it on the school's list (B029). */
  targetUrl: string | null;
}

/** What holds where no school says otherwise, and where its answer could not be had: the own accounts. */
export const DEFAULT_LOGIN_OFFER: LoginOffer = {
  methods: [...LOGIN_METHODS],
  qr: 'none',
  providers: [],
  registrationOpen: true,
  targetUrl: null,
};

const FORM_METHODS: Readonly<Record<string, LoginMethod>> = {
  password: 'password',
  sms: 'smsCode',
  email: 'emailCode',
};

/**
 * The offer as the contract's LoginInit tells it.
 * @param targetUrl an address of another site that the answer allows
 */
export function loginOfferOf(
  init: {
    methods: readonly string[];
    providers: readonly ProviderOption[];
    registrationOpen: boolean;
  },
  targetUrl: string | null = null,
): LoginOffer {
  const isQrFirst = init.methods[0] === 'qr';
  return {
    methods: init.methods.flatMap((way) => FORM_METHODS[way] ?? []),
    qr: isQrFirst ? 'preferred' : init.methods.includes('qr') ? 'offered' : 'none',
    providers: init.methods.includes('thirdParty') ? [...init.providers] : [],
    registrationOpen: init.registrationOpen,
    targetUrl,
  };
}

/** The method that a form shows once the offer is known: what somebody is typing in stays, if it is offered. */
export function methodFor(
  offer: LoginOffer,
  current: LoginMethod,
  wanted: LoginMethod | null,
  fields: LoginFields,
): LoginMethod {
  const candidates = [isTypedIn(fields) ? current : null, wanted, offer.methods[0] ?? null, current];
  return candidates.find((method) => method !== null && offer.methods.includes(method)) ?? current;
}

/** Whether somebody has begun to fill the form in: nothing may take it away then. */
export function isTypedIn({ account, mobile, email }: LoginFields): boolean {
  return account !== '' || mobile !== '' || email !== '';
}
