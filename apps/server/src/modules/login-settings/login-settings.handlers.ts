import { ok, type DataOf, type Handlers } from '../../contract/handlers.ts';
import { Problem } from '../../http/problem.ts';
import { isSafePath } from '../../http/safe-path.ts';
import { isAllowedService, OutgoingError } from '../../platform/outgoing.ts';
import { count, type Limit } from '../../core/limits/limits.repository.ts';
import { findSchool } from '../../core/schools/schools.repository.ts';
import { callbackUrl, secretPurpose } from '../../core/identity/provider-client.ts';
import {
  findRules,
  listProviders,
  settleLinks,
  type LoginRules,
  type ProviderRow,
} from '../../core/identity/login-rules.repository.ts';
import { cleanName } from '../../platform/clean-name.ts';
import type { Services } from '../../core/services.ts';
import { addProviders, removeProviders, saveRules } from './login-settings.repository.ts';
import { requireSettings } from './login-settings.service.ts';

type SettingsOperations = 'getLoginSettings' | 'saveLoginSettings' | 'testLoginProvider';
type Settings = DataOf<'getLoginSettings'>;

const LOCAL_HOSTS: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);
const TESTS_PER_SCHOOL: Limit = { limit: 30, windowSeconds: 3600 };

/** How a school signs its people in, for its administrators. */
export function loginSettingsHandlers(deps: Services): Pick<Handlers, SettingsOperations> {
  const { database, clock, config, secrets, providers: provider } = deps;
  const present = (rules: LoginRules, rows: readonly ProviderRow[]): Settings => ({
    version: rules.version,
    methods: rules.methods,
    registrationOpen: rules.registration_open,
    captcha: rules.captcha,
    redirectOrigins: rules.redirect_origins,
    providers: rows.map((row) => ({
      provider: row.provider,
      enabled: row.enabled,
      name: row.name,
      logoUrl: row.logo_url || null,
      issuer: row.issuer,
      authorizeUrl: row.authorize_url,
      tokenUrl: row.token_url,
      userInfoUrl: row.user_info_url,
      clientId: row.client_id,
      hasSecret: row.secret_cipher !== null,
      secretMethod: row.secret_method,
      scopes: row.scopes,
      claims: row.claims,
      logoutUrl: row.logout_url,
      callbackUrl: callbackUrl(config, row.provider),
    })),
  });
  const checkUrl = (url: string | null | undefined, path: string): string | null => {
    if (!url) return null;
    // What a parser would leave out would make two texts of one address.
    if (/[\s\p{Cc}]/u.test(url) || !URL.canParse(url) || !isAllowedService(new URL(url), config))
      throw invalid(path, 'must be a public https address');
    return url;
  };
  return {
    getLoginSettings: async ({ path, context }) => {
      const schoolId = path.id;
      const { accountId } = requireSettings(schoolId, context);
      return ok(
        await database.read({ schoolId, accountId }, async (tx) => {
          await findSchool(tx, schoolId);
          return present(await findRules(tx, schoolId), await listProviders(tx, schoolId));
        }),
      );
    },
    saveLoginSettings: async ({ path, body, context }) => {
      const schoolId = path.id;
      const viewer = requireSettings(schoolId, context);
      const now = clock.now();
      for (const origin of body.redirectOrigins) checkOrigin(origin, config.production);
      for (const [position, form] of body.providers.entries()) checkAddresses(form, position);
      const names = body.providers.map((one) => one.provider);
      if (new Set(names).size < names.length) throw invalid('providers', 'must name each provider once');
      const outcome = await database.write({ schoolId, accountId: viewer.accountId }, async (tx) => {
        await findSchool(tx, schoolId);
        const before = await findRules(tx, schoolId);
        const saved = await saveRules(tx, schoolId, body, now);
        if (!saved || before.version !== body.version)
          throw new Problem('VERSION_CONFLICT', { currentVersion: String(before.version) });
        const rows = await listProviders(tx, schoolId);
        await removeProviders(tx, schoolId);
        const values = body.providers.map((form, position) => {
          const kept = rows.find((row) => row.provider === form.provider);
          const at = `body/providers/${position}`;
          const logo = form.logoUrl ?? '';
          if (logo !== '' && !isSafePath(logo))
            throw invalid(`${at}/logoUrl`, 'must be a path of this portal');
          // A kept secret goes to the place that it was given for: another issuer needs its own.
          const moved =
            kept !== undefined &&
            (kept.issuer !== form.issuer || (kept.token_url ?? '') !== (form.tokenUrl ?? ''));
          if (moved && kept.secret_cipher && form.secret === undefined)
            throw invalid(`${at}/secret`, 'must be given again for another service');
          return {
            school_id: schoolId,
            provider: form.provider,
            enabled: form.enabled,
            name: cleanName(form.name) || form.provider,
            logo_url: logo,
            issuer: checkUrl(form.issuer, `${at}/issuer`) as string,
            authorize_url: checkUrl(form.authorizeUrl, `${at}/authorizeUrl`),
            token_url: checkUrl(form.tokenUrl, `${at}/tokenUrl`),
            user_info_url: checkUrl(form.userInfoUrl, `${at}/userInfoUrl`),
            client_id: form.clientId,
            secret_cipher:
              form.secret === undefined
                ? (kept?.secret_cipher ?? null)
                : form.secret === null
                  ? null
                  : secrets.seal(secretPurpose(schoolId), form.secret),
            secret_method: form.secretMethod ?? 'basic',
            scopes: form.scopes ?? 'openid profile email',
            claims: JSON.stringify(form.claims ?? {}),
            logout_url: checkUrl(form.logoutUrl, `${at}/logoutUrl`),
            position,
          };
        });
        if (values.length > 0) await addProviders(tx, values);
        await settleLinks(tx, schoolId, now);
        return present(await findRules(tx, schoolId), await listProviders(tx, schoolId));
      });
      return ok(outcome);
    },
    testLoginProvider: async ({ path, body, context }) => {
      const schoolId = path.id;
      const { accountId } = requireSettings(schoolId, context);
      const refused = await database.write({ schoolId, accountId }, async (tx) => {
        await findSchool(tx, schoolId);
        const state = await count(tx, `provider-test:${schoolId}`, TESTS_PER_SCHOOL, clock.now());
        return state.count > TESTS_PER_SCHOOL.limit
          ? new Problem('TOO_MANY_REQUESTS', { retryAfterSeconds: state.retryAfterSeconds })
          : undefined;
      });
      if (refused) throw refused;
      try {
        const found = await provider.describe(body.issuer);
        return ok({
          works: Boolean(found.authorization_endpoint && found.token_endpoint),
          reason: found.authorization_endpoint && found.token_endpoint ? null : ('notADescription' as const),
          authorizeUrl: found.authorization_endpoint ?? null,
          tokenUrl: found.token_endpoint ?? null,
          pkce: found.code_challenge_methods_supported?.includes('S256') ?? false,
        });
      } catch (error) {
        return ok({
          works: false,
          reason: reasonOf(error),
          authorizeUrl: null,
          tokenUrl: null,
          pkce: false,
        });
      }
    },
  };
}

function reasonOf(
  error: unknown,
): 'notAllowed' | 'unreachable' | 'tooSlow' | 'notADescription' | 'otherIssuer' {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof OutgoingError) return cause.reason;
    if ((cause as { code?: string }).code === 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED') return 'otherIssuer';
  }
  return 'notADescription';
}

/**
 * An origin as a browser writes it: nothing that it would read as another host. What leads there may be read on the way
 * unless it is https; a program on the developer's own machine is not on the way.
 */
function checkOrigin(origin: string, production: boolean): void {
  const url = URL.canParse(origin) ? new URL(origin) : undefined;
  if (url?.origin !== origin) throw invalid('redirectOrigins', 'must be origins as browsers write them');
  const isLocal = url.protocol === 'http:' && LOCAL_HOSTS.has(url.hostname);
  if (url.protocol !== 'https:' && (production || !isLocal))
    throw invalid('redirectOrigins', 'must be https origins');
}

/** An OpenID provider describes its addresses itself; an OAuth 2.0 service has all of them written down, or none. */
function checkAddresses(
  form: { authorizeUrl?: string | null; tokenUrl?: string | null; userInfoUrl?: string | null },
  position: number,
): void {
  const given = [form.authorizeUrl, form.tokenUrl, form.userInfoUrl].filter(Boolean).length;
  if (given !== 0 && given !== 3)
    throw invalid(
      `body/providers/${position}/authorizeUrl`,
      'must come with tokenUrl and userInfoUrl, or all three be left out',
    );
}

const invalid = (path: string, message: string) =>
  new Problem('VALIDATION_FAILED', {
    fields: [{ path: path.startsWith('body') ? path : `body/${path}`, rule: 'format', message }],
  });
