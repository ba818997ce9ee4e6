import type { FastifyInstance } from 'fastify';
import type { Handlers } from '../contract/handlers.ts';
import type { JobKind } from './jobs/jobs.ts';
import type { Renderers } from './mail/mailer.ts';
import type { RetentionRules } from './retention/retention.ts';
import type { Services } from './services.ts';

/** What a module gives to one application. */
export interface ModuleParts {
  /** By operation of the contract. */
  handlers: Partial<Handlers>;
  /** Who does jobs, by kind. */
  jobs?: Readonly<Record<string, JobKind>>;
  /** What mails of its kinds are made of. */
  mails?: Renderers;
  /** Serves what is no operation of the contract: files. */
  serve?: (app: FastifyInstance) => void;
  /** Begins what goes on beside requests. @returns what ends it and waits for it */
  start?: () => () => Promise<void>;
  /** Ends connections that stay open, before the server waits for those that are left. */
  disconnect?: () => void;
}

/** A module as `modules/<name>/module.ts` describes it, in an export called `module`. */
export interface Module {
  /** What becomes of the rows of its tables. */
  retention?: RetentionRules;
  build(services: Services): ModuleParts;
}
