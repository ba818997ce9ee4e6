import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { Database } from '../database/pool.ts';
import type { FileStore } from '../files/file-store.ts';
import type { Clock } from '../http/clock.ts';
import type { Words } from '../i18n/words.ts';
import type { UsageCounter } from '../modules/statistics/usage-counter.ts';
import type { Bus } from './bus.ts';
import type { Jobs } from './jobs.ts';
import type { Mailer } from '../modules/mail/mailer.ts';
import type { Messenger } from './messenger.ts';
import type { PublicCache } from './public-cache.ts';
import type { SecretBox } from './secret-box.ts';

/** What every module is built from. */
export interface Services {
  config: Config;
  database: Database;
  clock: Clock;
  words: Words;
  bus: Bus;
  cache: PublicCache;
  messenger: Messenger;
  mailer: Mailer;
  jobs: Jobs;
  secrets: SecretBox;
  files: FileStore;
  usage: UsageCounter;
  log: FastifyBaseLogger;
}
