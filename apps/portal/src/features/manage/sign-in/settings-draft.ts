import type { LoginSettings, LoginSettingsForm, ProviderForm, ProviderSettings } from '@stoa/api/schema';
import type { ProviderDraft, SignInSettings } from '@stoa/machines/sign-in-settings';

/** The settings as they are edited: texts that are not set are empty. */
export const draftOf = (settings: LoginSettings): SignInSettings => ({
  version: settings.version,
  methods: settings.methods,
  registrationOpen: settings.registrationOpen,
  captcha: settings.captcha,
  redirectOrigins: settings.redirectOrigins,
  providers: settings.providers.map(providerDraft),
});

function providerDraft({ claims, ...provider }: ProviderSettings): ProviderDraft {
  return {
    ...provider,
    logoUrl: provider.logoUrl ?? '',
    authorizeUrl: provider.authorizeUrl ?? '',
    tokenUrl: provider.tokenUrl ?? '',
    userInfoUrl: provider.userInfoUrl ?? '',
    logoutUrl: provider.logoutUrl ?? '',
    secret: '',
    removesSecret: false,
    claimSubject: claims.subject ?? '',
    claimName: claims.name ?? '',
    claimEmail: claims.email ?? '',
    claimMobile: claims.mobile ?? '',
  };
}

/** What is sent to save a draft. A secret that nobody has typed is left out, and stays. */
export const formOf = (draft: SignInSettings): LoginSettingsForm => ({
  version: draft.version,
  methods: [...draft.methods],
  registrationOpen: draft.registrationOpen,
  captcha: draft.captcha,
  redirectOrigins: [...draft.redirectOrigins],
  providers: draft.providers.map(providerForm),
});

function providerForm(draft: ProviderDraft): ProviderForm {
  const scopes = draft.scopes.trim();
  return {
    provider: draft.provider,
    enabled: draft.enabled,
    name: draft.name.trim(),
    logoUrl: orNull(draft.logoUrl),
    issuer: draft.issuer.trim(),
    authorizeUrl: orNull(draft.authorizeUrl),
    tokenUrl: orNull(draft.tokenUrl),
    userInfoUrl: orNull(draft.userInfoUrl),
    clientId: draft.clientId.trim(),
    secretMethod: draft.secretMethod,
    logoutUrl: orNull(draft.logoutUrl),
    ...(draft.removesSecret ? { secret: null } : draft.secret === '' ? {} : { secret: draft.secret }),
    ...(scopes === '' ? {} : { scopes }),
    claims: given({
      subject: draft.claimSubject,
      name: draft.claimName,
      email: draft.claimEmail,
      mobile: draft.claimMobile,
    }),
  };
}

const orNull = (text: string): string | null => text.trim() || null;

const given = (texts: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) => (text.trim() ? [[name, text.trim()]] : [])),
  );
