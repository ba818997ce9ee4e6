import { randomBytes } from 'node:crypto';
import type { Handlers } from '../../contract/handlers.ts';
import { clearCookie, readCookie, writeCookie, type ServerCookie } from '../../http/cookies.ts';
import { requireViewer, type RequestContext, type Viewer } from '../../http/context.ts';
import { Problem } from '../../http/problem.ts';
import { chooseLanguage } from '../../i18n/languages.ts';
import { describeDevice } from '../../core/identity/device.ts';
import { count, type Limit } from '../../core/limits/limits.repository.ts';
import { issue } from '../auth/sign-in.ts';
import { presentRef } from '../../core/schools/schools.presenter.ts';
import { findSchool } from '../../core/schools/schools.repository.ts';
import {
  createQr,
  decideQr,
  findQr,
  findQrOfBrowser,
  publicName,
  QR_TTL_S,
  redeemQr,
  scanQr,
} from './qr-login.repository.ts';
import { StatusWaiter } from './status-waiter.ts';
import type { Services } from '../../core/services.ts';

type QrOperations =
  | 'createQrSession'
  | 'getQrStatus'
  | 'redeemQrSession'
  | 'scanQrSession'
  | 'confirmQrSession';

const COOKIE: ServerCookie = { name: 'qr_login', sameSite: 'strict' };
const POLL_INTERVAL_S = 2;
/** A page that stays open asks for thirty an hour; a school's whole network may share an address. */
const PER_IP: Limit = { limit: 1000, windowSeconds: 3600 };
const SCANS: Limit = { limit: 60, windowSeconds: 3600 };

type Row = { status: 'new' | 'scanned' | 'confirmed' | 'used' | 'cancelled'; expires_at: Date };

/**
 * Signing in by a code that a signed-in phone confirms (RFC 10027): the code belongs to the browser that asked for it,
 * scanning signs nobody in, the phone is told who asks from where, one browser wins once.
 */
export function qrLoginHandlers(deps: Services): Pick<Handlers, QrOperations> {
  const { database, clock, config } = deps;
  const waiter = new StatusWaiter(deps.bus);
  const statusOf = (row: Row) =>
    row.expires_at <= clock.now() && row.status !== 'used' && row.status !== 'cancelled'
      ? ('expired' as const)
      : row.status;
  const look = async (qrcodeId: string, context: RequestContext) => {
    const browser = readCookie(context.request, config, COOKIE) ?? '';
    const row = await database.read({}, (tx) => findQrOfBrowser(tx, qrcodeId, browser));
    if (!row) throw new Problem('NOT_FOUND');
    return row;
  };
  /** Why a phone cannot go on. */
  const refusal = async (qrcodeId: string): Promise<Problem> => {
    const row = await database.read({}, (tx) => findQr(tx, qrcodeId));
    if (!row) return new Problem('NOT_FOUND');
    const status = statusOf(row);
    if (status === 'expired') return new Problem('QR_EXPIRED');
    return new Problem(status === 'cancelled' ? 'QR_CANCELLED' : 'CONFLICT');
  };
  return {
    createQrSession: async ({ query, context }) => {
      const qrcodeId = `qr_${randomBytes(18).toString('base64url')}`;
      const browser = randomBytes(24).toString('base64url');
      const now = clock.now();
      const { tenantId } = query;
      const refused = await database.write({ schoolId: tenantId }, async (tx) => {
        if (tenantId) await findSchool(tx, tenantId);
        const state = await count(tx, `qr:ip:${context.ip}`, PER_IP, now);
        if (state.count > PER_IP.limit)
          return new Problem('TOO_MANY_REQUESTS', { retryAfterSeconds: state.retryAfterSeconds });
        const { userAgent, ip } = context;
        await createQr(tx, { qrcodeId, browser, tenantId, userAgent, ip }, now);
        return undefined;
      });
      if (refused) throw refused;
      writeCookie(context.reply, config, COOKIE, browser, QR_TTL_S);
      return {
        status: 200,
        body: {
          code: '000000',
          message: 'ok',
          data: {
            qrcodeId,
            content: `${config.publicUrl}/login/index?qr=${qrcodeId}`,
            expiresInSeconds: QR_TTL_S,
            pollIntervalSeconds: POLL_INTERVAL_S,
          },
        },
      };
    },
    getQrStatus: async ({ query, context }) => {
      const { qrcodeId, known, waitSeconds = 0 } = query;
      let row = await look(qrcodeId, context);
      const left = Math.min(waitSeconds * 1000, row.expires_at.getTime() - clock.now().getTime());
      if (known === statusOf(row) && left > 0) {
        const { changed, stop } = waiter.listen(publicName(qrcodeId), left);
        context.request.raw.once('close', stop);
        // Between the first look and the listening it may have changed.
        row = await look(qrcodeId, context);
        if (statusOf(row) !== known) stop();
        await changed;
        row = await look(qrcodeId, context);
      }
      return { status: 200, body: { code: '000000', status: statusOf(row) } };
    },
    redeemQrSession: async ({ body, context }) => {
      const { qrcodeId } = body;
      const browser = readCookie(context.request, config, COOKIE) ?? '';
      const account = await database.write({}, (tx) => redeemQr(tx, qrcodeId, browser, clock.now()));
      if (!account) {
        const status = statusOf(await look(qrcodeId, context));
        throw new Problem(
          status === 'cancelled'
            ? 'QR_CANCELLED'
            : status === 'expired' || status === 'used'
              ? 'QR_EXPIRED'
              : 'QR_NOT_CONFIRMED',
        );
      }
      const { login_method: loginMethod, provider, bound_school: schoolId, tenant } = account;
      const data = await issue(deps, account, context, {
        loginMethod,
        provider: provider ?? 'qr',
        schoolId: schoolId ?? undefined,
        tenantId: tenant ?? undefined,
        // Nobody proved anything here: it is worth what the phone's session is, and ends when that does.
        origin: {
          provedAt: account.proved_at,
          secondFactorAt: account.second_factor_at,
          expiresAt: account.expires_at,
        },
      });
      clearCookie(context.reply, config, COOKIE);
      return { status: 200, body: { code: '000000', message: 'ok', data } };
    },
    scanQrSession: async ({ body, context }) => {
      const viewer = requireViewer(context);
      const now = clock.now();
      const scanned = await database.write({ accountId: viewer.accountId }, async (tx) => {
        const state = await count(tx, `qr:scan:${viewer.accountId}`, SCANS, now);
        return state.count > SCANS.limit
          ? new Problem('TOO_MANY_REQUESTS', { retryAfterSeconds: state.retryAfterSeconds })
          : scanQr(tx, body.qrcodeId, phoneOf(viewer), now);
      });
      if (scanned instanceof Problem) throw scanned;
      if (!scanned) throw await refusal(body.qrcodeId);
      const { tenant } = scanned;
      const school = tenant && (await database.read({ schoolId: tenant }, (tx) => findSchool(tx, tenant)));
      const device = describeDevice(scanned.user_agent);
      return {
        status: 200,
        body: {
          code: '000000',
          message: 'ok',
          data: {
            qrcodeId: body.qrcodeId,
            school: school
              ? presentRef(school, chooseLanguage(context.language, undefined, school.default_language))
              : null,
            browser: device.browser ?? '',
            operatingSystem: device.system ?? '',
            ip: scanned.ip,
            requestedAt: scanned.created_at.toISOString(),
            expiresInSeconds: Math.max(0, Math.floor((scanned.expires_at.getTime() - now.getTime()) / 1000)),
          },
        },
      };
    },
    confirmQrSession: async ({ body, context }) => {
      const viewer = requireViewer(context);
      const status = body.decision === 'confirm' ? ('confirmed' as const) : ('cancelled' as const);
      const decided = await database.write({ accountId: viewer.accountId }, (tx) =>
        decideQr(tx, body.qrcodeId, phoneOf(viewer), status, clock.now()),
      );
      if (!decided) throw await refusal(body.qrcodeId);
      return { status: 200, body: { code: '000000', message: 'ok', data: { status } } };
    },
  };
}

const phoneOf = ({ accountId, sessionId }: Viewer) => ({ accountId, sessionId });
