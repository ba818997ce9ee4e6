import type { SignInSettings } from './index.ts';

/** Settings with one third party. */
export const SAMPLE_SETTINGS: SignInSettings = {
  version: 3,
  methods: ['password', 'email'],
  registrationOpen: true,
  captcha: 'auto',
  redirectOrigins: ['https://example.org'],
  providers: [
    {
      provider: 'stoa',
      enabled: true,
      name: 'Stoa',
      logoUrl: '',
      issuer: 'https://id.example.org',
      authorizeUrl: '',
      tokenUrl: '',
      userInfoUrl: '',
      clientId: 'client-1',
      hasSecret: true,
      secret: '',
      removesSecret: false,
      secretMethod: 'basic',
      scopes: 'openid profile',
      claimSubject: 'sub',
      claimName: 'name',
      claimEmail: 'email',
      claimMobile: 'phone_number',
      logoutUrl: '',
      callbackUrl: '/login/third/stoa',
    },
  ],
};
