import { TimeLimitError } from './patience.ts';

/** The database cannot be asked now; nothing is wrong with the request. What was begun may or may not have been done. */
export class DatabaseUnavailable extends Error {
  constructor(reason: string, cause?: unknown) {
    super(reason, { cause });
  }
}

/** Failures of Node's sockets; names that a socket's path or a host's name may lack. */
const NETWORK =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENETDOWN|EAI_AGAIN|ENOTFOUND)$/;
/**
 * SQLSTATEs that say nothing of the request: connection (08), resources such as a full disk (53), shutdown and crash
 * (57P), input and output (58), a session that was ended for waiting (25P03, 25P04).
 */
const SQLSTATE = /^(08...|53...|57P0.|58...|25P0[34])$/;
/** A statement that took too long (57014), waited too long for a lock (55P03) or lost against another (40001, 40P01). */
const CONTENTION = /^(57014|55P03|40001|40P01)$/;
/** node-postgres gives these no code. */
const MESSAGES =
  /timeout exceeded when trying to connect|Connection terminated|timeout expired|Query read timeout|not queryable|Client was closed|after calling end on the pool/;

/** Whether a failure is of the connection and not of the statement: the next connection may do better. */
export function isConnectionFailure(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable || error instanceof TimeLimitError) return true;
  if (!(error instanceof Error)) return false;
  const { code = '', syscall } = error as NodeJS.ErrnoException;
  return (
    NETWORK.test(code) ||
    // The socket of a PostgreSQL that does not run; any other missing file is no matter of the database.
    (syscall === 'connect' && /^(ENOENT|EACCES|EAGAIN)$/.test(code)) ||
    SQLSTATE.test(code) ||
    MESSAGES.test(error.message)
  );
}

/** Whether the same request may succeed a little later. */
export const isTemporary = (error: unknown): boolean =>
  isConnectionFailure(error) ||
  (error instanceof Error && CONTENTION.test((error as NodeJS.ErrnoException).code ?? ''));

/** PostgreSQL has no room for one more connection: those that there are work on. */
export const isFull = (error: unknown): boolean =>
  error instanceof Error && (error as NodeJS.ErrnoException).code === '53300';
