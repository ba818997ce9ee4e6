import type { AuditedCall } from '../../contract/audit.ts';
import type { Services } from '../services.ts';
import { insertEntries } from './audit.repository.ts';

/**
 * Notes in the audit log what was done. It is done by then: a database that is lost in between leaves it out, which the
 * log of the server says, and who did it gets their answer.
 */
export const auditor =
  ({ database, clock, log }: Pick<Services, 'database' | 'clock' | 'log'>) =>
  async (call: AuditedCall): Promise<void> => {
    const { schoolId, actorId, action } = call;
    await database
      .write({ schoolId, accountId: actorId }, (tx) => insertEntries(tx, call, clock.now()))
      .catch((error: unknown) =>
        log.error({ err: error, schoolId, actorId, action }, 'An entry of the audit log was not written.'),
      );
  };
