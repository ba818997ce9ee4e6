import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { Authenticator } from '../contract/wiring.ts';
import type { Database } from '../database/pool.ts';
import type { FileStore } from '../files/file-store.ts';
import type { Clock } from '../http/clock.ts';
import type { Messages } from '../i18n/messages.ts';
import type { Bus } from '../platform/bus.ts';
import type { Messenger } from '../platform/messenger.ts';
import type { PublicCache } from '../platform/public-cache.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import type { RuntimeConfig } from './config/runtime-config.ts';
import type { ProviderClient } from './identity/provider-client.ts';
import type { Signing } from './identity/signing.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Mailer } from './mail/mailer.ts';
import type { UsageCounter } from './usage/usage-counter.ts';

/** What every module is built from. */
export interface Services {
  config: Config;
  database: Database;
  clock: Clock;
  messages: Messages;
  bus: Bus;
  cache: PublicCache;
  messenger: Messenger;
  mailer: Mailer;
  jobs: Jobs;
  secrets: SecretBox;
  files: FileStore;
  usage: UsageCounter;
  log: FastifyBaseLogger;
  /** Access tokens. */
  signing: Signing;
  /** Who sends a request. */
  authenticate: Authenticator;
  /** The sign-in services of schools. */
  providers: ProviderClient;
  /** What the operator sets while the server runs. */
  runtime: RuntimeConfig;
}
