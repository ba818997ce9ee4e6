import type { ThirdPartyProvider } from '@stoa/machines/third-login';

/** How signing out is led, by the way in (B025). */
export const METHOD_OF_PROVIDER: Record<ThirdPartyProvider, string> = {
  stoa: '2',
  uniportal: '3',
  enterprise: '4',
  imc: '1',
  welink: '1',
};
