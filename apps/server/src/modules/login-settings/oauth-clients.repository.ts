import type { Insertable, Updateable } from 'kysely';
import type { Transaction } from '../../database/pool.ts';
import type { Tables } from '../../database/tables.ts';

/** The applications of a school, the newest first. */
export const listClients = (tx: Transaction, schoolId: string, limit: number) =>
  tx
    .selectFrom('oauth_client')
    .selectAll()
    .where('school_id', '=', schoolId)
    .orderBy('created_at', 'desc')
    .orderBy('client_id')
    .limit(limit)
    .execute();

/** How many applications a school has beside one. */
export const countOtherClients = (tx: Transaction, schoolId: string, clientId: string) =>
  tx
    .selectFrom('oauth_client')
    .select((eb) => eb.fn.countAll<string>().as('total'))
    .where('school_id', '=', schoolId)
    .where('client_id', '!=', clientId)
    .executeTakeFirstOrThrow();

/** Changes an application. @returns undefined where the school has none of that name */
export const updateClient = (
  tx: Transaction,
  schoolId: string,
  clientId: string,
  values: Updateable<Tables['oauth_client']>,
) =>
  tx
    .updateTable('oauth_client')
    .set(values)
    .where('client_id', '=', clientId)
    .where('school_id', '=', schoolId)
    .returningAll()
    .executeTakeFirst();

/** Adds an application. @returns undefined where another school has one of that name */
export const addClient = (tx: Transaction, values: Insertable<Tables['oauth_client']>) =>
  tx
    .insertInto('oauth_client')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();

/** Removes an application. */
export const removeClient = (tx: Transaction, schoolId: string, clientId: string) =>
  tx
    .deleteFrom('oauth_client')
    .where('client_id', '=', clientId)
    .where('school_id', '=', schoolId)
    .executeTakeFirst();

/** What people gave to an application ends with it, or with its being switched off. */
export const endSessions = (tx: Transaction, clientId: string, now: Date) =>
  tx
    .updateTable('session')
    .set({ revoked_at: now })
    .where('client_id', '=', clientId)
    .where('revoked_at', 'is', null)
    .execute();
