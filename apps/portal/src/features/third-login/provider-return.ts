import type { ProviderReturn } from '@stoa/machines/third-login';

const PARAMETERS = ['code', 'state', 'iss', 'error'] as const;
/** What a provider adds to the address of a callback page. */
export type ReturnSearch = Partial<Record<(typeof PARAMETERS)[number], string>>;

/** For a route's validateSearch. */
export const readReturn = (search: Record<string, unknown>): ReturnSearch =>
  Object.fromEntries(
    PARAMETERS.flatMap((name) =>
      typeof search[name] === 'string' && search[name] !== '' ? [[name, search[name]]] : [],
    ),
  );

export const returnOf = ({ code, state, iss, error }: ReturnSearch): ProviderReturn => ({
  code: code ?? null,
  state: state ?? null,
  iss: iss ?? null,
  error: error ?? null,
});
