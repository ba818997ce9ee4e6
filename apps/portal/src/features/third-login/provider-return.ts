import type { ProviderReturn } from '@stoa/machines/third-login';
import * as v from 'valibot';
import { text } from '../../app/search-fields.ts';

/** What a provider adds to the address of a callback page, as it was written. */
export const callbackSearch = v.object({ code: text(), state: text(), iss: text(), error: text() });

/** What a provider has added, for the machine. */
export const returnOf = ({
  code,
  state,
  iss,
  error,
}: v.InferOutput<typeof callbackSearch>): ProviderReturn => ({
  code: code || null,
  state: state || null,
  iss: iss || null,
  error: error || null,
});
