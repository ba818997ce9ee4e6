import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import { ok, type DataOf, type Handlers } from '../../contract/handlers.ts';
import type { Tables } from '../../database/tables.ts';
import { Problem } from '../../http/problem.ts';
import { isSafePath } from '../../http/safe-path.ts';
import type { Services } from '../../core/services.ts';
import { findSchool } from '../../core/schools/schools.repository.ts';
import { digest } from '../../platform/digest.ts';
import { requireSettings } from './login-settings.service.ts';
import { cleanName } from '../../platform/clean-name.ts';
import {
  addClient,
  countOtherClients,
  endSessions,
  listClients,
  removeClient,
  updateClient,
} from './oauth-clients.repository.ts';

type ClientOperations = 'listOauthClients' | 'saveOauthClient' | 'deleteOauthClient';

const MOST = 50;

/** The applications that a school hands its people on to. */
export function oauthClientHandlers({ database, clock }: Services): Pick<Handlers, ClientOperations> {
  return {
    listOauthClients: async ({ path, context }) => {
      const schoolId = path.id;
      const { accountId } = requireSettings(schoolId, context);
      const rows = await database.read({ schoolId, accountId }, async (tx) => {
        await findSchool(tx, schoolId);
        return listClients(tx, schoolId, MOST);
      });
      return ok({ items: rows.map(present) });
    },
    saveOauthClient: async ({ path, body, context }) => {
      const { id: schoolId, clientId } = path;
      const viewer = requireSettings(schoolId, context);
      const name = cleanName(body.name);
      if (name === '') throw invalid('name', 'must not be empty');
      for (const uri of body.redirectUris) checkRedirect(uri);
      if (body.logoUrl && !isSafePath(body.logoUrl))
        throw invalid('logoUrl', 'must be a path of this portal');
      const now = clock.now();
      const secret = body.newSecret ? randomBytes(32).toString('base64url') : null;
      const secretHash = secret === null ? null : digest(secret);
      const row = await database.write({ schoolId, accountId: viewer.accountId }, async (tx) => {
        await findSchool(tx, schoolId);
        const { total } = await countOtherClients(tx, schoolId, clientId);
        if (Number(total) >= MOST) throw new Problem('QUOTA_EXCEEDED', { limit: MOST });
        const values = {
          name,
          logo_url: body.logoUrl ?? '',
          redirect_uris: body.redirectUris,
          enabled: body.enabled ?? true,
        };
        const changed = await updateClient(tx, schoolId, clientId, {
          ...values,
          ...(secretHash ? { secret_hash: secretHash } : {}),
        });
        if (changed && !changed.enabled) await endSessions(tx, clientId, now);
        if (changed) return changed;
        const made = await addClient(tx, {
          ...values,
          client_id: clientId,
          school_id: schoolId,
          secret_hash: secretHash,
          created_at: now,
        });
        if (!made) throw new Problem('CONFLICT');
        return made;
      });
      return ok({ client: present(row), secret });
    },
    deleteOauthClient: async ({ path, context }) => {
      const { id: schoolId, clientId } = path;
      const { accountId } = requireSettings(schoolId, context);
      await database.write({ schoolId, accountId }, async (tx) => {
        const gone = await removeClient(tx, schoolId, clientId);
        if (gone.numDeletedRows === 0n) throw new Problem('NOT_FOUND');
        await endSessions(tx, clientId, clock.now());
      });
      return { status: 200, body: { code: 200, message: 'ok' } };
    },
  };
}

const present = (row: Selectable<Tables['oauth_client']>): DataOf<'listOauthClients'>['items'][number] => ({
  clientId: row.client_id,
  name: row.name,
  logoUrl: row.logo_url || null,
  redirectUris: row.redirect_uris,
  hasSecret: row.secret_hash !== null,
  enabled: row.enabled,
  createdAt: row.created_at.toISOString(),
});

/** https; http for programs on the person's own machine alone (RFC 8252). */
function checkRedirect(uri: string): void {
  const url = URL.canParse(uri) ? new URL(uri) : undefined;
  const isLocal = url?.protocol === 'http:' && ['127.0.0.1', '[::1]', 'localhost'].includes(url.hostname);
  if (!url || !(url.protocol === 'https:' || isLocal) || url.hash !== '' || uri.includes('#') || url.username)
    throw invalid('redirectUris', 'must be whole https addresses without fragment');
}

const invalid = (path: string, message: string) =>
  new Problem('VALIDATION_FAILED', { fields: [{ path: `body/${path}`, rule: 'format', message }] });
