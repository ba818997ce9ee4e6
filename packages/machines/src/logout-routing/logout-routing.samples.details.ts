import type { LogoutUrls } from './index.ts';

/** Every logout page configured. */
export const SAMPLE_URLS: LogoutUrls = {
  corporateInternal: 'https://internal.example.org/logout',
  corporateExternal: 'https://external.example.org/logout',
  corporateInternalTest: 'https://internal-test.example.org/logout',
  corporateExternalTest: 'https://external-test.example.org/logout',
  corporateOverseas: 'https://overseas.example.org/logout',
  enterprise: 'https://enterprise.example.org/logout',
};
