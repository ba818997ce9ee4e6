import type { ErrorDetails } from './problem.ts';

interface LoggedError {
  type: string;
  message: string;
  stack: string;
  [key: string]: unknown;
}

interface LoggedRequest {
  method: string;
  url: string;
  ip?: string;
  routeOptions?: { url?: string | undefined };
}

/** Neither queries nor what stands for a parameter in the path is logged: they hold codes, tokens and addresses. */
export const describeRequest = ({ method, ip, routeOptions }: LoggedRequest) => ({
  method,
  route: routeOptions?.url ?? 'none',
  ip,
});

const MAIL_ADDRESS = /[\w.+-]+@[\w-]+\.[\w.-]+/g;
const QUOTED = /"[^"\n]*"/g;
/** PostgreSQL's class of data exceptions, whose messages quote what was sent. */
const DATA_EXCEPTION = /^22\w{3}$/;

/**
 * What of an error is logged. PostgreSQL's `detail` and `where` quote the values of rows, and mail servers the address
 * that they refuse: these are left out.
 */
export function describeError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const { name, message, stack, cause } = error;
  const { code, constraint, table } = error as { code?: unknown; constraint?: unknown; table?: unknown };
  const clean = (text = '') => {
    const known = text.replaceAll(MAIL_ADDRESS, '[address]');
    return DATA_EXCEPTION.test(String(code)) ? known.replaceAll(QUOTED, '"[value]"') : known;
  };
  return {
    type: name,
    message: clean(message),
    stack: clean(stack),
    code,
    constraint,
    table,
    ...(cause === undefined ? {} : { cause: describeError(cause) }),
  };
}

/** What of a refusal is logged. The rest of it goes to the person alone: tickets, pictures, words, addresses. */
export function describeRefusal(details: ErrorDetails | undefined): object | undefined {
  if (!details) return undefined;
  const { fields, reason, limit, retryAfterSeconds, attemptsLeft, grantedBy } = details;
  return {
    reason,
    limit,
    retryAfterSeconds,
    attemptsLeft,
    grantedBy,
    // The name of a field that nobody knows is a text of the sender's own.
    fields: fields?.map(({ path, rule }) => ({
      path: rule === 'additionalProperties' ? path.split('/')[0] : path,
      rule,
    })),
  };
}
