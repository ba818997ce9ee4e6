import * as v from 'valibot';
import { text } from '../../app/search-fields.ts';

/** What an application asks for, as it was written: `readAuthorizeRequest` judges it. */
export const authorizeSearch = v.object({
  client_id: text(),
  redirect_uri: text(),
  response_type: text(),
  code_challenge: text(),
  code_challenge_method: text(),
  state: text(),
  scope: text(),
  tenantId: text(),
});
