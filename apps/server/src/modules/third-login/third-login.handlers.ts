import { randomBytes } from 'node:crypto';
import { ok, type Handlers } from '../../contract/handlers.ts';
import type { ProviderName } from '../../database/tables.ts';
import { requireViewer, type RequestContext } from '../../http/context.ts';
import { ERROR_MESSAGES } from '../../http/error-messages.ts';
import { Problem } from '../../http/problem.ts';
import { isAllowedTarget } from '../../http/safe-path.ts';
import { chooseLanguage } from '../../i18n/languages.ts';
import { makeChallenge, takeChallenge } from '../auth/challenges.repository.ts';
import { issue } from '../auth/sign-in.ts';
import { DEFAULT_RULES, findRules, listProviders } from '../../core/identity/login-rules.repository.ts';
import { findSchool } from '../../core/schools/schools.repository.ts';
import { ATTEMPT_TTL_S, countPage, knownBrowser } from './attempts.ts';
import { bind, completeLink, prove } from './binding.service.ts';
import { begin, LOGIN_METHODS, signInByReturn } from './third-login.service.ts';
import type { Services } from '../../core/services.ts';
import { findLastSchool, findValidity } from '../../core/people/people.repository.ts';

type ThirdLoginOperations =
  | 'initLogin'
  | 'exchangeThirdLoginCode'
  | 'exchangeThirdLoginCodeV1'
  | 'bindThirdLoginUser'
  | 'chooseThirdLoginAccount'
  | 'exchangeEnterpriseCode'
  | 'exchangeImcCode'
  | 'welinkFreeLogin'
  | 'startUniportalLogin'
  | 'startStoaLogin'
  | 'startThirdLogin'
  | 'skipBinding';

const CHOSEN = 'third-login-chosen';
const CHOSEN_TTL_S = 60;
const CHOSEN_PREFIX = 'ac_';
const PORTAL_TYPES = { '2': 'stoa', '3': 'uniportal', '4': 'enterprise' } as const;

interface StartQuery {
  targetUrl: string;
  loginChannel?: string;
  tenantId?: string;
}

/** Signing in by third parties, and linking what they say of somebody to an account. */
export function thirdLoginHandlers(deps: Services): Pick<Handlers, ThirdLoginOperations> {
  const { database, clock, messages } = deps;
  const signIn = async (
    provider: ProviderName,
    body: { code: string; state: string; iss?: string; tenantId?: string },
    context: RequestContext,
  ) => ok(await signInByReturn(deps, { ...body, provider, schoolId: body.tenantId }, context));
  const start = async (provider: ProviderName, query: StartQuery, context: RequestContext) => {
    const extra: Record<string, string> = query.loginChannel ? { login_channel: query.loginChannel } : {};
    const isNavigation = !context.request.headers.accept?.includes('application/json');
    try {
      const { authorizeUrl } = await begin(
        deps,
        { schoolId: query.tenantId, provider, redirect: query.targetUrl, extra },
        context,
      );
      if (!isNavigation) return ok({ authorizeUrl });
      context.reply.header('location', authorizeUrl);
    } catch (error) {
      // Somebody who follows a link is told on a page, where the other ways in are.
      if (!isNavigation || !(error instanceof Problem) || error.code !== 'PROVIDER_FAILED') throw error;
      const back = new URLSearchParams({ error: error.code, provider, redirect: query.targetUrl });
      if (query.tenantId) back.set('tenantId', query.tenantId);
      context.reply.header('location', `/login/index?${back}`);
    }
    return { status: 302 as const };
  };
  return {
    initLogin: async ({ body, context }) => {
      const { tenantId: schoolId, provider, redirect } = body;
      if (provider) {
        const begun = await begin(deps, { schoolId, provider, redirect }, context);
        const { name, logo_url } = begun.provider;
        const facts = await describe(schoolId);
        return ok({
          ...facts,
          state: begun.state,
          expiresInSeconds: ATTEMPT_TTL_S,
          providers: [{ provider, name, logoUrl: logo_url || null, authorizeUrl: begun.authorizeUrl }],
        });
      }
      const refused = await database.write({}, (tx) => countPage(tx, context.ip, clock.now()));
      if (refused) throw refused;
      const { origins, ...facts } = await describeAll(schoolId, redirect);
      if (redirect !== undefined && !isAllowedTarget(redirect, origins))
        throw new Problem('REDIRECT_NOT_ALLOWED');
      // Nothing has begun yet: this state stands for nothing and is kept nowhere.
      return ok({ ...facts, state: randomBytes(24).toString('base64url'), expiresInSeconds: ATTEMPT_TTL_S });
    },
    exchangeThirdLoginCode: ({ body, context }) =>
      signIn(PORTAL_TYPES[body.third_platform_type], body, context),
    exchangeThirdLoginCodeV1: async ({ body, context }) =>
      body.provider === 'stoa' && body.code.startsWith(CHOSEN_PREFIX)
        ? ok(await redeemChosen(body.code, body.state, context))
        : signIn(body.provider, body, context),
    exchangeEnterpriseCode: ({ body, context }) => signIn('enterprise', body, context),
    exchangeImcCode: ({ body, context }) => signIn('imc', body, context),
    welinkFreeLogin: async ({ body, headers, context }) => {
      try {
        const { code, state, iss } = body;
        return await signIn('welink', { code, state, iss, tenantId: headers.tenantid }, context);
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        if (error.code === 'LOGIN_INIT_EXPIRED') throw new Problem('STATE_MISMATCH');
        if (error.code !== 'VERIFICATION_FAILED' && error.code !== 'PROVIDER_FAILED') throw error;
        const language = chooseLanguage(context.language, context.request.headers['accept-language']);
        return {
          status: 200,
          body: {
            code: '030025',
            message: messages.say(language, ERROR_MESSAGES.FREE_LOGIN_FAILED),
            requestId: context.requestId,
          },
        };
      }
    },
    startUniportalLogin: ({ query, context }) => start('uniportal', query, context),
    startStoaLogin: ({ query, context }) => start('stoa', query, context),
    startThirdLogin: ({ path, query, context }) => start(path.provider, query, context),
    bindThirdLoginUser: async ({ body, headers, context }) =>
      ok(await bind(deps, body, headers['idempotency-key'], context)),
    chooseThirdLoginAccount: async ({ body, context }) => {
      const { pending, account } = await prove(deps, body, context);
      await completeLink(deps, body.pendingBindId, pending, account.id);
      const data = { ...pending, state: body.pendingBindId, provedAt: clock.now().toISOString() };
      const code = await database.write({}, (tx) =>
        makeChallenge(
          tx,
          { kind: CHOSEN, accountId: account.id, data, ttlSeconds: CHOSEN_TTL_S },
          clock.now(),
        ),
      );
      return ok({ code: `${CHOSEN_PREFIX}${code}`, expiresInSeconds: CHOSEN_TTL_S });
    },
    skipBinding: async ({ context }) => {
      const { accountId, boundSchool } = requireViewer(context);
      if (boundSchool !== undefined) return ok({ targetUrl: `/portal/${boundSchool}` });
      const account = await database.read({ accountId }, (tx) => findLastSchool(tx, accountId));
      return ok({ targetUrl: account?.last_school_id ? `/portal/${account.last_school_id}` : '/' });
    },
  };

  async function describe(schoolId: string | undefined) {
    const { origins: _origins, providers: _providers, ...facts } = await describeAll(schoolId, undefined);
    return facts;
  }

  async function describeAll(schoolId: string | undefined, redirect: string | undefined) {
    const known = await database.read({ schoolId }, async (tx) =>
      schoolId
        ? {
            school: await findSchool(tx, schoolId),
            rules: await findRules(tx, schoolId),
            rows: (await listProviders(tx, schoolId)).filter((row) => row.enabled),
          }
        : { school: undefined, rules: DEFAULT_RULES, rows: [] },
    );
    const { school, rules } = known;
    const rows = rules.methods.includes('thirdParty') ? known.rows : [];
    const back = redirect ?? (schoolId ? `/portal/${schoolId}` : '/');
    return {
      loginMethod: (school?.login_method ?? '1') as '1',
      methods: rules.methods.filter((way) => way !== 'thirdParty' || rows.length > 0),
      providers: rows.map((row) => ({
        provider: row.provider,
        name: row.name,
        logoUrl: row.logo_url || null,
        authorizeUrl: `/api/auth/open/third/${row.provider}/authorization_code?${new URLSearchParams({ targetUrl: back, tenantId: row.school_id })}`,
      })),
      registrationOpen: rules.registration_open,
      origins: rules.redirect_origins,
    };
  }

  /** A code that this server gave out for one of several accounts. */
  async function redeemChosen(code: string, state: string, context: RequestContext) {
    const chosen = await database.write({}, (tx) =>
      takeChallenge<{
        browser?: string;
        state: string;
        provider: ProviderName;
        redirect: string;
        schoolId: string;
        provedAt: string;
      }>(tx, CHOSEN, code.slice(CHOSEN_PREFIX.length), clock.now()),
    );
    if (!chosen?.accountId) throw new Problem('VERIFICATION_FAILED');
    const { browser, provider, redirect, schoolId, provedAt } = chosen.data;
    if (chosen.data.state !== state || browser === undefined || browser !== knownBrowser(deps, context))
      throw new Problem('STATE_MISMATCH');
    const account = await database.read({}, (tx) => findValidity(tx, chosen.accountId as string));
    if (!account) throw new Error('An account that was just chosen is gone.');
    const way = {
      loginMethod: LOGIN_METHODS[provider],
      provider,
      tenantId: schoolId,
      origin: { provedAt: new Date(provedAt) },
    };
    const token = await issue(deps, account, context, way);
    return { outcome: 'signedIn' as const, token, targetUrl: redirect };
  }
}
