import type { LoginOffer } from './index.ts';

/** Every way in that a school can offer. */
export const SAMPLE_OFFER: LoginOffer = {
  methods: ['password', 'smsCode', 'emailCode'],
  qr: 'offered',
  providers: [
    { provider: 'stoa', name: 'Stoa', logoUrl: null, authorizeUrl: '/api/oauth2/stoa/authorize' },
    { provider: 'welink', name: 'WeLink', logoUrl: null, authorizeUrl: '/api/oauth2/welink/authorize' },
  ],
  registrationOpen: true,
  targetUrl: null,
};
