import type { ProviderReturn } from '@stoa/machines/third-login';

/** What a provider has added to the address of a callback page. */
export function returnOf(search: Readonly<Record<string, unknown>>): ProviderReturn {
  const text = (name: string): string | null => {
    const value = search[name];
    return typeof value === 'string' && value !== '' ? value : null;
  };
  return { code: text('code'), state: text('state'), iss: text('iss'), error: text('error') };
}
