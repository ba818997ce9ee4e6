import type { Transaction } from '../../database/pool.ts';
import { publish } from '../../platform/bus.repository.ts';
import { digest } from '../../platform/digest.ts';

/** A code on the screen holds so long. */
export const QR_TTL_S = 120;
/** By what name a code is spoken of between processes: it opens nothing. */
export const publicName = (qrcodeId: string): string => digest(qrcodeId).toString('base64url');

export interface NewQr {
  qrcodeId: string;
  browser: string;
  tenantId: string | undefined;
  userAgent: string;
  ip: string;
}

/** Writes a code down; the database knows neither it nor the browser's secret. Those of yesterday go. */
export async function createQr(tx: Transaction, qr: NewQr, now: Date): Promise<void> {
  await tx
    .deleteFrom('qr_login')
    .where('expires_at', '<', new Date(now.getTime() - 86_400_000))
    .execute();
  await tx
    .insertInto('qr_login')
    .values({
      id_hash: digest(qr.qrcodeId),
      browser_hash: digest(qr.browser),
      tenant: qr.tenantId ?? null,
      user_agent: qr.userAgent,
      ip: qr.ip,
      created_at: now,
      expires_at: new Date(now.getTime() + QR_TTL_S * 1000),
      account_id: null,
      phone_session: null,
    })
    .execute();
}

/** Where a code stands, for the browser that asked for it. */
export const findQrOfBrowser = (tx: Transaction, qrcodeId: string, browser: string) =>
  tx
    .selectFrom('qr_login')
    .select(['status', 'expires_at'])
    .where('id_hash', '=', digest(qrcodeId))
    .where('browser_hash', '=', digest(browser))
    .executeTakeFirst();

/** The same for the phone, which knows what it scanned. */
export const findQr = (tx: Transaction, qrcodeId: string) =>
  tx.selectFrom('qr_login').selectAll().where('id_hash', '=', digest(qrcodeId)).executeTakeFirst();

export interface Phone {
  accountId: string;
  sessionId: string;
}

/** The first phone that scans has it; it may look again. */
export async function scanQr(tx: Transaction, qrcodeId: string, phone: Phone, now: Date) {
  const row = await tx
    .updateTable('qr_login')
    .set({ status: 'scanned', account_id: phone.accountId, phone_session: phone.sessionId })
    .where('id_hash', '=', digest(qrcodeId))
    .where('expires_at', '>', now)
    .where((eb) =>
      eb.or([
        eb('status', '=', 'new'),
        eb.and([eb('status', '=', 'scanned'), eb('phone_session', '=', phone.sessionId)]),
      ]),
    )
    .returningAll()
    .executeTakeFirst();
  if (row) await publish(tx, { type: 'qr.changed', id: publicName(qrcodeId) });
  return row;
}

/** The phone that scanned decides, once. */
export async function decideQr(
  tx: Transaction,
  qrcodeId: string,
  phone: Phone,
  status: 'confirmed' | 'cancelled',
  now: Date,
): Promise<boolean> {
  const row = await tx
    .updateTable('qr_login')
    .set({ status })
    .where('id_hash', '=', digest(qrcodeId))
    .where('status', '=', 'scanned')
    .where('account_id', '=', phone.accountId)
    .where('phone_session', '=', phone.sessionId)
    .where('expires_at', '>', now)
    .returning('status')
    .executeTakeFirst();
  if (row) await publish(tx, { type: 'qr.changed', id: publicName(qrcodeId) });
  return row !== undefined;
}

/** Of those who ask at once, one gets it: the account, with what the phone's own sign-in is good for. */
export async function redeemQr(tx: Transaction, qrcodeId: string, browser: string, now: Date) {
  const row = await tx
    .updateTable('qr_login')
    .set({ status: 'used' })
    .where('id_hash', '=', digest(qrcodeId))
    .where('browser_hash', '=', digest(browser))
    .where('status', '=', 'confirmed')
    .where('expires_at', '>', now)
    .returning(['account_id', 'phone_session', 'tenant'])
    .executeTakeFirst();
  if (!row?.account_id || !row.phone_session) return undefined;
  const account = await tx
    .selectFrom('account')
    .innerJoin('session', 'session.account_id', 'account.id')
    .select([
      'account.id',
      'account.is_valid',
      'session.login_method',
      'session.provider',
      'session.bound_school',
      'session.proved_at',
      'session.second_factor_at',
      'session.expires_at',
    ])
    .where('account.id', '=', row.account_id)
    .where('session.id', '=', row.phone_session)
    .where('session.revoked_at', 'is', null)
    .where('session.expires_at', '>', now)
    .executeTakeFirst();
  return account && { ...account, tenant: row.tenant };
}
