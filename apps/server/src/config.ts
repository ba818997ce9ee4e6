import { resolve } from 'node:path';
import pg from 'pg';

/** Environment labels of the specification. */
export const REGIONS = ['sit', 'beta', 'uat', 'de', 'ru', 'sg', 'mx', 'cn'] as const;
export type Region = (typeof REGIONS)[number];

/** Everything that the environment decides. Read once at start, passed on, never read again. */
export interface Config {
  port: number;
  host: string;
  /** Without a trailing slash. */
  publicUrl: string;
  dataDir: string;
  /** Seals what the database must not be able to open; without it a file in dataDir does. */
  secretKey: string | undefined;
  /** Hosts in private networks that schools may name as sign-in services: "host" or "host:port". */
  ssoPrivateHosts: string[];
  /** Hosts on which nobody counts as leader of a union. */
  unionLeaderOffHosts: string[];
  databaseUrl: string | undefined;
  smtpUrl: string | undefined;
  /** Sender of every mail. */
  mailFrom: string;
  smsUrl: string | undefined;
  /** An S3-compatible store for files, https://KEY:SECRET@host/bucket?region=…; without it they lie in dataDir. */
  s3Url: URL | undefined;
  /** Room for files that people send, bytes. */
  uploadRoom: { person: number; teacher: number; school: number };
  /** An outside service that checks texts before they are published. */
  moderationUrl: string | undefined;
  /** Where the provider of card payments is asked, if not at its own address: tests. */
  stripeUrl: URL | undefined;
  region: Region;
  /** Where the operator keeps the runtime configuration, if not in the database: a JSON document. */
  configUrl: string | undefined;
  seed: 'demo' | 'none';
  production: boolean;
  /** Addresses or networks of proxies whose X-Forwarded-* headers are believed. */
  trustProxy: string[];
  /** A fixed clock, tests only. */
  now: Date | undefined;
  logLevel: string;
  /** Whom to tell of a vulnerability: a mailto: or https: address. */
  securityContact: string;
  /** Calls of the API a minute from one address; 0 switches the limit off. */
  requestsPerMinute: number;
  /** Pages a minute from one address; 0 switches the limit off. */
  pagesPerMinute: number;
  /** Memory for answers that are the same for all visitors, bytes. */
  cacheBytes: number;
  /** How late a process may be with everything before it takes on nothing more, ms; 0: never. */
  overloadDelayMs: number;
  /** Whether the reference of the API is served at /api/docs. */
  apiDocs: boolean;
  /** The program that makes streams of films; false: none. Left out, `ffmpeg` where it is found. */
  ffmpeg: string | false | undefined;
  /** Where programs such as OBS publish live pictures over RTMP; undefined where none may. */
  rtmp: { port: number; host: string; url: string | undefined } | undefined;
}

const A_MINUTE = 'of requests a minute, 0 for none';

/** Says in one line what is wrong with the surroundings; the process ends with exit code 1. */
export class StartError extends Error {}

/**
 * Reads the configuration.
 * @throws {StartError} naming the variable and what it may be
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const port = Number(env.PORT ?? 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new StartError(`PORT must be a number from 0 to 65535, not "${env.PORT}".`);
  const region = (env.REGION ?? 'cn') as Region;
  if (!REGIONS.includes(region))
    throw new StartError(`REGION must be one of ${REGIONS.join(', ')}, not "${env.REGION}".`);
  const seed = env.STOA_SEED ?? 'demo';
  if (seed !== 'demo' && seed !== 'none')
    throw new StartError(`STOA_SEED must be demo or none, not "${seed}".`);
  const production = env.NODE_ENV === 'production';
  if (production && seed === 'demo')
    throw new StartError(
      'The demo schools have public passwords and are refused when NODE_ENV is production: set STOA_SEED=none.',
    );
  if (production && env.STOA_NOW)
    throw new StartError('STOA_NOW fixes the clock for tests and is refused when NODE_ENV is production.');
  const requestsPerMinute = readWhole('RATE_LIMIT', env.RATE_LIMIT, 1200, A_MINUTE);
  const pagesPerMinute = readWhole('PAGE_RATE_LIMIT', env.PAGE_RATE_LIMIT, 600, A_MINUTE);
  const apiDocs = env.API_DOCS || (production ? 'off' : 'on');
  if (apiDocs !== 'on' && apiDocs !== 'off')
    throw new StartError(`API_DOCS must be on or off, not "${env.API_DOCS}".`);
  const now = env.STOA_NOW ? new Date(env.STOA_NOW) : undefined;
  if (now && Number.isNaN(now.getTime()))
    throw new StartError(`STOA_NOW must be an ISO 8601 instant, not "${env.STOA_NOW}".`);
  const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${port}`).replace(/\/+$/, '');
  return {
    port,
    host: env.HOST ?? '127.0.0.1',
    publicUrl,
    dataDir: resolve(env.DATA_DIR ?? '.data'),
    secretKey: readSecretKey(env.SECRET_KEY),
    ssoPrivateHosts: readList(env.SSO_PRIVATE_HOSTS),
    unionLeaderOffHosts: readList(env.UNION_LEADER_OFF),
    databaseUrl: readDatabaseUrl(env.DATABASE_URL),
    smtpUrl: env.SMTP_URL || undefined,
    mailFrom: env.MAIL_FROM || 'Stoa <no-reply@stoa.example>',
    smsUrl: env.SMS_URL || undefined,
    s3Url: readS3Url(env.S3_URL),
    uploadRoom: {
      person: readMebibytes('UPLOAD_ROOM_PERSON', env.UPLOAD_ROOM_PERSON, 100),
      teacher: readMebibytes('UPLOAD_ROOM_TEACHER', env.UPLOAD_ROOM_TEACHER, 5120),
      school: readMebibytes('UPLOAD_ROOM_SCHOOL', env.UPLOAD_ROOM_SCHOOL, 5120),
    },
    moderationUrl: readHttpUrl('MODERATION_URL', env.MODERATION_URL)?.href,
    stripeUrl: readHttpUrl('STRIPE_API_URL', env.STRIPE_API_URL),
    region,
    configUrl: readHttpUrl('CONFIG_URL', env.CONFIG_URL)?.href,
    seed,
    production,
    trustProxy: readList(env.TRUST_PROXY),
    now,
    logLevel: env.LOG_LEVEL ?? 'info',
    securityContact: readContact(env.SECURITY_CONTACT, publicUrl),
    requestsPerMinute,
    pagesPerMinute,
    cacheBytes: readMebibytes('CACHE_MEMORY', env.CACHE_MEMORY, 64),
    overloadDelayMs: readWhole('OVERLOAD_DELAY', env.OVERLOAD_DELAY, 750, 'of milliseconds, 0 for never'),
    apiDocs: apiDocs === 'on',
    ffmpeg: env.STOA_FFMPEG === 'off' ? false : env.STOA_FFMPEG || undefined,
    rtmp: readRtmp(env),
  };
}

function readRtmp(env: NodeJS.ProcessEnv): Config['rtmp'] {
  if (!env.RTMP_PORT) return undefined;
  const port = Number(env.RTMP_PORT);
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new StartError(`RTMP_PORT must be a number from 1 to 65535, not "${env.RTMP_PORT}".`);
  const url = env.RTMP_URL || undefined;
  if (url !== undefined && !/^rtmps?:$/.test(URL.parse(url)?.protocol ?? ''))
    throw new StartError(`RTMP_URL must be an rtmp: or rtmps: address, not "${url}".`);
  return { port, host: env.RTMP_HOST || env.HOST || '127.0.0.1', url: url?.replace(/\/+$/, '') };
}

function readWhole(name: string, text: string | undefined, fallback: number, what: string): number {
  const number = Number(text ?? fallback);
  if (!Number.isInteger(number) || number < 0)
    throw new StartError(`${name} must be a number ${what}, not "${text}".`);
  return number;
}

function readSecretKey(text: string | undefined): string | undefined {
  if (text && text.length < 32) throw new StartError('SECRET_KEY must have 32 random characters or more.');
  return text || undefined;
}

function readContact(text: string | undefined, publicUrl: string): string {
  const host = URL.canParse(publicUrl) ? new URL(publicUrl).hostname : 'localhost';
  const contact = text || `mailto:security@${host}`;
  const url = /^[^\s@:/]+@[^\s@]+$/.test(contact) ? `mailto:${contact}` : contact;
  if (!/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(url))
    throw new StartError('SECURITY_CONTACT must be a mail address or an https address.');
  return url;
}

/** Only what is an address for sure passes: an error names the variable and never what it holds, which has a password. */
function readDatabaseUrl(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (/^postgres(ql)?:\/\/./.test(text))
    try {
      new pg.Client({ connectionString: text });
      return text;
    } catch {
      // Not to be read as an address.
    }
  throw new StartError(
    'DATABASE_URL must be written as postgresql://USER:PASSWORD@HOST:PORT/DATABASE (special characters in the password percent-encoded).',
  );
}

function readHttpUrl(name: string, text: string | undefined): URL | undefined {
  if (!text) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new StartError(`${name} must be an http or https address.`);
  return url;
}

function readS3Url(text: string | undefined): URL | undefined {
  const url = readHttpUrl('S3_URL', text);
  if (url && !(url.username && url.password && /^\/[a-z0-9.-]{3,63}\/?$/.test(url.pathname)))
    throw new StartError('S3_URL must be written as https://KEY:SECRET@host/bucket?region=REGION.');
  return url;
}

function readMebibytes(name: string, text: string | undefined, fallback: number): number {
  const number = Number(text || fallback);
  if (!(number > 0 && number <= 1e7))
    throw new StartError(`${name} must be a number of MiB above 0, not "${text}".`);
  return Math.round(number * 1024 * 1024);
}

const readList = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
