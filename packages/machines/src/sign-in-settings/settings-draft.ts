import { checkField, onlyProblems } from '../shared/field-rules.ts';
import type {
  ProviderDraft,
  ProviderId,
  SignInFieldProblems,
  SignInSettings,
} from './sign-in-settings.types.ts';

const URL_TEXT = /^https?:\/\/[^\s]+$/;
const ORIGIN = /^https?:\/\/[^/\s?#@]+$/;

/** A provider of which nothing is known yet. It is off until somebody switches it on. */
export function emptyProvider(provider: ProviderId, name: string): ProviderDraft {
  return {
    provider,
    enabled: false,
    name,
    logoUrl: '',
    issuer: '',
    authorizeUrl: '',
    tokenUrl: '',
    userInfoUrl: '',
    clientId: '',
    hasSecret: false,
    secret: '',
    removesSecret: false,
    secretMethod: 'basic',
    scopes: '',
    claimSubject: '',
    claimName: '',
    claimEmail: '',
    claimMobile: '',
    logoutUrl: '',
    callbackUrl: '',
  };
}

/** What is wrong with an origin that is typed; it is an address without a path. */
export function originProblem(origin: string): 'REQUIRED' | 'INVALID' | undefined {
  return checkField(origin.trim(), ORIGIN.test(origin.trim()));
}

/**
 * What keeps the settings from being saved, by field.
 * @param saved what the server has: a secret belongs to the place that it was given for
 */
export function settingsProblems(draft: SignInSettings, saved: SignInSettings): SignInFieldProblems {
  const problems: SignInFieldProblems = { methods: draft.methods.length === 0 ? 'REQUIRED' : undefined };
  for (const provider of draft.providers) {
    const { provider: id } = provider;
    const before = saved.providers.find((other) => other.provider === id);
    problems[`${id}.name`] = checkField(provider.name.trim(), true);
    problems[`${id}.issuer`] = checkField(provider.issuer.trim(), URL_TEXT.test(provider.issuer.trim()));
    problems[`${id}.clientId`] = checkField(provider.clientId.trim(), true);
    for (const field of ['authorizeUrl', 'tokenUrl', 'userInfoUrl', 'logoutUrl', 'logoUrl'] as const) {
      const url = provider[field].trim();
      if (url !== '' && !isAddress(url, field)) problems[`${id}.${field}`] = 'INVALID';
    }
    if (needsSecretAgain(provider, before)) problems[`${id}.secret`] = 'REQUIRED';
  }
  return onlyProblems(problems);
}

/** The draft with one provider changed. */
export function withProvider(
  draft: SignInSettings,
  provider: ProviderId,
  change: Partial<ProviderDraft>,
): SignInSettings {
  return {
    ...draft,
    providers: draft.providers.map((item) => (item.provider === provider ? { ...item, ...change } : item)),
  };
}

/**
 * What was typed while `sent` was being saved, laid over what the server has now: a secret that went along is not typed
 * any more, and what the server alone knows comes from it.
 */
export function rebasedSettings(
  draft: SignInSettings,
  sent: SignInSettings,
  saved: SignInSettings,
): SignInSettings {
  const providers = draft.providers.map((item) => {
    const isSame = (other: ProviderDraft) => other.provider === item.provider;
    const [before, now] = [sent.providers.find(isSame), saved.providers.find(isSame)];
    if (before === undefined || now === undefined) return item;
    const { hasSecret, callbackUrl } = now;
    return {
      ...item,
      hasSecret,
      callbackUrl,
      secret: item.secret === before.secret ? '' : item.secret,
      removesSecret: item.removesSecret && !before.removesSecret,
    };
  });
  return { ...draft, providers };
}

/** A school's own logo may be a path of this server. */
function isAddress(url: string, field: string): boolean {
  return URL_TEXT.test(url) || (field === 'logoUrl' && /^\/(?!\/)/.test(url));
}

/** A secret is never sent to a place that it was not given for. */
function needsSecretAgain(provider: ProviderDraft, before: ProviderDraft | undefined): boolean {
  if (provider.secretMethod === 'none' || provider.secret !== '' || provider.removesSecret) return false;
  if (!provider.hasSecret || before === undefined) return provider.enabled;
  return provider.issuer.trim() !== before.issuer || provider.tokenUrl.trim() !== before.tokenUrl;
}
