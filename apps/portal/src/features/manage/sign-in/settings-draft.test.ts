import type { LoginSettings } from '@stoa/api/schema';
import { describe, expect, it } from 'vitest';
import { draftOf, formOf } from './settings-draft.ts';

const SETTINGS: LoginSettings = {
  version: 3,
  methods: ['password', 'thirdParty'],
  registrationOpen: true,
  captcha: 'auto',
  redirectOrigins: ['https://app.example.com'],
  providers: [
    {
      provider: 'enterprise',
      enabled: true,
      name: 'Company sign-in',
      logoUrl: null,
      issuer: 'https://id.company.example',
      authorizeUrl: null,
      tokenUrl: null,
      userInfoUrl: null,
      clientId: 'stoa',
      hasSecret: true,
      secretMethod: 'basic',
      scopes: 'openid',
      claims: { name: 'displayName' },
      logoutUrl: null,
      callbackUrl: 'https://stoa.example/enterpriseOauth2/callback',
    },
  ],
};

describe('the settings of signing in', () => {
  it('are sent as they were read where nobody changes them, without a secret', () => {
    const form = formOf(draftOf(SETTINGS));
    const [{ hasSecret: _has, callbackUrl: _callback, ...provider } = { hasSecret: false, callbackUrl: '' }] =
      SETTINGS.providers;
    expect(form).toEqual({ ...SETTINGS, providers: [provider] });
    expect(form.providers[0]).not.toHaveProperty('secret');
  });

  it('carry a new secret, or take the old one away', () => {
    const draft = draftOf(SETTINGS);
    const secretOf = (change: object) =>
      formOf({ ...draft, providers: draft.providers.map((provider) => ({ ...provider, ...change })) })
        .providers[0]?.secret;
    expect(secretOf({ secret: 'cs_new' })).toBe('cs_new');
    expect(secretOf({ removesSecret: true })).toBeNull();
  });

  it('leave out what is empty', () => {
    const draft = draftOf(SETTINGS);
    const [provider] = formOf({
      ...draft,
      providers: draft.providers.map((one) => ({ ...one, scopes: ' ', claimName: '', tokenUrl: ' ' })),
    }).providers;
    expect(provider).toMatchObject({ tokenUrl: null, claims: {} });
    expect(provider).not.toHaveProperty('scopes');
  });
});
