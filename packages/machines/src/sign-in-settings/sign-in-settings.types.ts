import type { ProofEvent } from '../shared/call-problems.ts';
import { DRAFT_EDITOR_PROBLEM_CODES } from '../shared/draft-editor.types.ts';
import type { DraftEditorContext, DraftEditorEvent } from '../shared/draft-editor.types.ts';
import type { Problem } from '../shared/problem.ts';

export type SignInMethod = 'password' | 'sms' | 'email' | 'qr' | 'thirdParty';
export type ProviderId = 'stoa' | 'uniportal' | 'enterprise' | 'imc' | 'welink';

/** A provider as it is edited. Texts that may be left out are empty. */
export interface ProviderDraft {
  provider: ProviderId;
  enabled: boolean;
  name: string;
  logoUrl: string;
  issuer: string;
  authorizeUrl: string;
  tokenUrl: string;
  userInfoUrl: string;
  clientId: string;
  /** Whether the server has one; it never shows it. */
  hasSecret: boolean;
  /** A new one; empty: it stays as it is. */
  secret: string;
  /** The one that the server has is to go. */
  removesSecret: boolean;
  secretMethod: 'basic' | 'post' | 'none';
  scopes: string;
  claimSubject: string;
  claimName: string;
  claimEmail: string;
  claimMobile: string;
  logoutUrl: string;
  /** To be given to the provider; made by the server. */
  callbackUrl: string;
}

/** The fields of a provider that are texts. */
export type ProviderTextField = Exclude<
  {
    [Field in keyof ProviderDraft]: ProviderDraft[Field] extends string ? Field : never;
  }[keyof ProviderDraft],
  'provider' | 'secretMethod' | 'callbackUrl'
>;

/** How a school signs its people in, with the version that it was read with. */
export interface SignInSettings {
  version: number;
  methods: readonly SignInMethod[];
  registrationOpen: boolean;
  captcha: 'auto' | 'always';
  redirectOrigins: readonly string[];
  providers: readonly ProviderDraft[];
}

/** What was found where a provider should be. */
export interface ProviderTest {
  works: boolean;
  reason: 'notAllowed' | 'unreachable' | 'tooSlow' | 'notADescription' | 'otherIssuer' | null;
}

/** Fields of a provider that an inspector of machines must not show. */
export const SIGN_IN_SETTINGS_SECRET_FIELDS = ['secret'] as const;

/** What can go wrong with the settings. */
export const SIGN_IN_SETTINGS_PROBLEM_CODES = [
  ...DRAFT_EDITOR_PROBLEM_CODES,
  'REAUTHENTICATION_REQUIRED',
] as const;
export type SignInSettingsProblemCode = (typeof SIGN_IN_SETTINGS_PROBLEM_CODES)[number];

export type SignInFieldProblem = 'REQUIRED' | 'INVALID';
/** By field: `methods`, `origin`, or the provider and its field as `stoa.issuer`. */
export type SignInFieldProblems = Partial<
  Record<'methods' | 'origin' | `${ProviderId}.${ProviderTextField}`, SignInFieldProblem>
>;

export interface SignInSettingsInput {
  settings: SignInSettings;
}

export type SignInSettingsEvent =
  | { type: 'method.switched'; method: SignInMethod; on: boolean }
  | { type: 'registration.switched'; open: boolean }
  | { type: 'captcha.chosen'; captcha: 'auto' | 'always' }
  | { type: 'origin.changed'; value: string }
  | { type: 'origin.added' }
  | { type: 'origin.removed'; origin: string }
  | { type: 'provider.added'; provider: ProviderId; name: string }
  | { type: 'provider.removed'; provider: ProviderId }
  | { type: 'provider.switched'; provider: ProviderId; enabled: boolean }
  | { type: 'provider.changed'; provider: ProviderId; field: ProviderTextField; value: string }
  | { type: 'secretMethod.chosen'; provider: ProviderId; secretMethod: ProviderDraft['secretMethod'] }
  | { type: 'secret.removed'; provider: ProviderId }
  | { type: 'provider.tested'; provider: ProviderId }
  | DraftEditorEvent
  | ProofEvent;

export interface SignInSettingsContext extends DraftEditorContext<
  SignInSettings,
  SignInFieldProblems,
  SignInSettingsProblemCode
> {
  /** The origin that is being typed. */
  origin: string;
  tested: ProviderId | null;
  test: ProviderTest | null;
  testProblem: Problem<SignInSettingsProblemCode> | null;
}
