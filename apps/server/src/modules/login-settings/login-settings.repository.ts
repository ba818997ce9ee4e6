import type { Insertable } from 'kysely';
import type { LoginRules } from '../../core/identity/login-rules.repository.ts';
import type { LoginWay, Tables } from '../../database/tables.ts';
import type { Transaction } from '../../database/pool.ts';

/** Saves the rules of a school. @returns undefined where somebody saved others meanwhile */
export const saveRules = (
  tx: Transaction,
  schoolId: string,
  body: {
    methods: LoginWay[];
    registrationOpen: boolean;
    captcha: LoginRules['captcha'];
    redirectOrigins: string[];
    version: number;
  },
  now: Date,
) =>
  tx
    .insertInto('school_login')
    .values({
      school_id: schoolId,
      methods: body.methods,
      registration_open: body.registrationOpen,
      captcha: body.captcha,
      redirect_origins: body.redirectOrigins,
      version: body.version + 1,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .column('school_id')
        .doUpdateSet((eb) => ({
          methods: eb.ref('excluded.methods'),
          registration_open: eb.ref('excluded.registration_open'),
          captcha: eb.ref('excluded.captcha'),
          redirect_origins: eb.ref('excluded.redirect_origins'),
          version: eb.ref('excluded.version'),
          updated_at: eb.ref('excluded.updated_at'),
        }))
        .where('school_login.version', '=', body.version),
    )
    .returning('version')
    .executeTakeFirst();

/** Removes the sign-in services of a school. */
export const removeProviders = (tx: Transaction, schoolId: string) =>
  tx.deleteFrom('login_provider').where('school_id', '=', schoolId).execute();

/** Adds sign-in services of a school. */
export const addProviders = (tx: Transaction, values: readonly Insertable<Tables['login_provider']>[]) =>
  tx.insertInto('login_provider').values(values).execute();
