import { ok, type Handlers } from '../../contract/handlers.ts';
import type { Transaction } from '../../database/pool.ts';
import { requireViewer, type Viewer } from '../../http/context.ts';
import { Problem } from '../../http/problem.ts';
import type { Services } from '../../core/services.ts';
import { addPasskey, PASSKEY_LIMIT, startPasskey } from '../auth/passkeys.ts';
import { count, type Limit } from '../../core/limits/limits.repository.ts';
import { methodsOf } from '../auth/second-factor.repository.ts';
import { markProved } from '../auth/step-up.ts';
import { makeRecoveryCodes, startTotp, useTotp } from '../auth/totp.ts';
import { displayName } from '../../core/people/people.presenter.ts';
import { notify } from './notices.ts';
import { cleanName } from '../../platform/clean-name.ts';
import { removeRecoveryCodes } from '../auth/totp.repository.ts';
import {
  countPasskeys,
  findFactors,
  findNames,
  listPasskeys,
  markSecondFactor,
  removePasskey,
  removeTotp,
  renamePasskey,
} from './second-factor.repository.ts';

type FactorOperations =
  | 'getSecondFactor'
  | 'startTotp'
  | 'confirmTotp'
  | 'removeTotp'
  | 'renewRecoveryCodes'
  | 'startPasskey'
  | 'addPasskey'
  | 'renamePasskey'
  | 'removePasskey';

const CONFIRMATIONS: Limit = { limit: 10, windowSeconds: 900 };
const DONE = { status: 200 as const, body: { code: 200 as const, message: 'ok' } };

/** Authenticator app, recovery codes, passkeys. Every change is told to the person. */
export function secondFactorHandlers(services: Services): Pick<Handlers, FactorOperations> {
  const { database, clock, secrets } = services;
  /** Changes the factors, keeps the account's mark true, and tells the person of what changed. */
  const change = async <T>(
    viewer: Viewer,
    work: (
      tx: Transaction,
      now: Date,
    ) => Promise<{ answer: T; reported?: 'secondFactorAdded' | 'secondFactorRemoved' }>,
  ): Promise<T> => {
    const now = clock.now();
    const { answer, reported, contact } = await database.write(
      { accountId: viewer.accountId },
      async (tx) => {
        const done = await work(tx, now);
        if (done.reported === 'secondFactorAdded') await markProved(tx, viewer, now, true);
        return { ...done, contact: await settle(tx, viewer.accountId, now) };
      },
    );
    if (reported) await notify(services, contact, reported);
    return answer;
  };
  return {
    getSecondFactor: async ({ context }) => {
      const { accountId } = requireViewer(context);
      return ok(
        await database.read({ accountId }, async (tx) => {
          const account = await findFactors(tx, accountId);
          const keys = await listPasskeys(tx, accountId);
          return {
            enabled: account.second_factor_since !== null,
            since: account.second_factor_since?.toISOString() ?? null,
            totp: (await methodsOf(tx, accountId)).includes('totp'),
            recoveryCodesLeft: Number(account.codes),
            passkeys: keys.map(presentKey),
          };
        }),
      );
    },
    startTotp: async ({ context }) => {
      const viewer = requireViewer(context);
      return ok(
        await change(viewer, async (tx, now) => {
          const label = await nameOf(tx, viewer.accountId);
          const answer = await startTotp(tx, secrets, { id: viewer.accountId, label }, now);
          if (!answer) throw new Problem('CONFLICT');
          return { answer };
        }),
      );
    },
    confirmTotp: async ({ body, context }) => {
      const viewer = requireViewer(context);
      const { accountId } = viewer;
      const state = await database.write({ accountId }, (tx) =>
        count(tx, `totp:${accountId}`, CONFIRMATIONS, clock.now()),
      );
      if (state.count > CONFIRMATIONS.limit)
        throw new Problem('TOO_MANY_ATTEMPTS', { retryAfterSeconds: state.retryAfterSeconds });
      return ok(
        await change(viewer, async (tx, now) => {
          if (!(await useTotp(tx, secrets, accountId, body.code, now, true)))
            throw new Problem('SECOND_FACTOR_INVALID');
          return {
            answer: { recoveryCodes: await firstCodes(tx, accountId) },
            reported: 'secondFactorAdded',
          };
        }),
      );
    },
    removeTotp: async ({ context }) => {
      const viewer = requireViewer(context);
      await change(viewer, async (tx) => {
        const gone = await removeTotp(tx, viewer.accountId);
        if (!gone) throw new Problem('NOT_FOUND');
        // One that never held was no factor.
        return { answer: undefined, reported: gone.confirmed_at ? 'secondFactorRemoved' : undefined };
      });
      return DONE;
    },
    renewRecoveryCodes: async ({ context }) => {
      const viewer = requireViewer(context);
      return ok(
        await change(viewer, async (tx) => {
          const methods = await methodsOf(tx, viewer.accountId);
          if (!methods.some((method) => method !== 'recovery')) throw new Problem('CONFLICT');
          return { answer: { recoveryCodes: await makeRecoveryCodes(tx, viewer.accountId) } };
        }),
      );
    },
    startPasskey: async ({ context }) => {
      const viewer = requireViewer(context);
      return ok(
        await change(viewer, async (tx) => {
          await refuseTooMany(tx, viewer.accountId);
          const name = await nameOf(tx, viewer.accountId);
          return { answer: await startPasskey(services, tx, { id: viewer.accountId, name }) };
        }),
      );
    },
    addPasskey: async ({ body, context }) => {
      const viewer = requireViewer(context);
      const { accountId } = viewer;
      return ok(
        await change(viewer, async (tx) => {
          await refuseTooMany(tx, accountId);
          const key = await addPasskey(services, tx, accountId, {
            ...body,
            name: cleanName(body.name) || '•',
          });
          if (!key) throw new Problem('SECOND_FACTOR_INVALID');
          return {
            answer: { passkey: presentKey(key), recoveryCodes: await firstCodes(tx, accountId) },
            reported: 'secondFactorAdded',
          };
        }),
      );
    },
    renamePasskey: async ({ path, body, context }) => {
      const { accountId } = requireViewer(context);
      const key = await database.write({ accountId }, (tx) =>
        renamePasskey(tx, accountId, path.passkeyId, cleanName(body.name) || '•'),
      );
      if (!key) throw new Problem('NOT_FOUND');
      return ok(presentKey(key));
    },
    removePasskey: async ({ path, context }) => {
      const viewer = requireViewer(context);
      await change(viewer, async (tx) => {
        const gone = await removePasskey(tx, viewer.accountId, path.passkeyId);
        if (gone.numDeletedRows === 0n) throw new Problem('NOT_FOUND');
        return { answer: undefined, reported: 'secondFactorRemoved' };
      });
      return DONE;
    },
  };
}

/** A second factor is asked for as long as the account has one; recovery codes alone are none. */
async function settle(tx: Transaction, accountId: string, now: Date) {
  const on = (await methodsOf(tx, accountId)).some((method) => method !== 'recovery');
  if (!on) await removeRecoveryCodes(tx, accountId);
  return markSecondFactor(tx, accountId, on, now);
}

/** Codes come with the first factor; later ones leave them as they are. */
async function firstCodes(tx: Transaction, accountId: string): Promise<string[]> {
  return (await methodsOf(tx, accountId)).includes('recovery') ? [] : makeRecoveryCodes(tx, accountId);
}

async function refuseTooMany(tx: Transaction, accountId: string): Promise<void> {
  const { n } = await countPasskeys(tx, accountId);
  if (Number(n) >= PASSKEY_LIMIT) throw new Problem('QUOTA_EXCEEDED', { limit: PASSKEY_LIMIT });
}

async function nameOf(tx: Transaction, accountId: string): Promise<string> {
  const account = await findNames(tx, accountId);
  return account.email ?? account.mobile ?? displayName(account);
}

const presentKey = (key: {
  id: string;
  name: string;
  created_at: Date;
  last_used_at: Date | null;
  backed_up: boolean;
}) => ({
  id: key.id,
  name: key.name,
  createdAt: key.created_at.toISOString(),
  lastUsedAt: key.last_used_at?.toISOString() ?? null,
  backedUp: key.backed_up,
});
