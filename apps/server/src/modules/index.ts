import { readdirSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { Handlers } from '../contract/handlers.ts';
import type { Module, ModuleParts } from '../core/module.ts';
import { CORE_RETENTION } from '../core/retention/core-retention.ts';
import type { RetentionRules } from '../core/retention/retention.ts';
import type { Services } from '../core/services.ts';

export type NamedModules = ReadonlyMap<string, Module>;

/**
 * Finds the modules: every folder here has a `module.ts` that describes one.
 * @throws {Error} where a folder has none
 */
export async function findModules(): Promise<NamedModules> {
  const names = readdirSync(import.meta.dirname, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
  const found = await Promise.all(
    names.map(async (name) => {
      const { module } = (await import(`./${name}/module.ts`)) as { module?: Module };
      if (!module) throw new Error(`modules/${name}/module.ts exports no module.`);
      return [name, module] as const;
    }),
  );
  return new Map(found);
}

/** Every table, and how long its rows are kept. @throws {Error} for a table of two modules */
export function retentionOf(modules: NamedModules): RetentionRules {
  return merge(
    'The table',
    new Map([
      ['core', CORE_RETENTION],
      ...[...modules].map(([name, { retention = {} }]) => [name, retention] as const),
    ]),
  );
}

/** Everything that the modules give to one application. */
export interface BuiltModules {
  handlers: Partial<Handlers>;
  serve(app: FastifyInstance): void;
  start(): void;
  /** Ends connections that stay open. */
  disconnect(): void;
  stop(): Promise<void>;
}

/**
 * Builds the modules, and says who does their jobs and makes their mails. The wiring refuses to start where an operation
 * is missing or too much.
 * @throws {Error} for an operation or a kind of jobs or mails of two modules
 */
export function buildModules(modules: NamedModules, services: Services): BuiltModules {
  const parts = new Map<string, ModuleParts>();
  for (const [name, module] of modules) parts.set(name, module.build(services));
  for (const { jobs = {}, mails = {} } of parts.values()) {
    for (const [kind, how] of Object.entries(jobs)) services.jobs.on(kind, how);
    services.mailer.on(mails);
  }
  let stops: (() => Promise<void>)[] = [];
  return {
    handlers: merge(
      'The operation',
      new Map([...parts].map(([name, { handlers }]) => [name, handlers] as const)),
    ),
    serve: (app) => {
      for (const { serve } of parts.values()) serve?.(app);
    },
    start: () => {
      stops = [...parts.values()].flatMap(({ start }) => start?.() ?? []);
    },
    disconnect: () => {
      for (const { disconnect } of parts.values()) disconnect?.();
    },
    stop: async () => {
      await Promise.all(stops.map((stop) => stop()));
    },
  };
}

/** What several modules say of different things, as one. */
function merge<T extends object>(what: string, byModule: ReadonlyMap<string, T>): T {
  const owners = new Map<string, string>();
  for (const [name, facts] of byModule)
    for (const key of Object.keys(facts)) {
      const other = owners.get(key);
      if (other !== undefined)
        throw new Error(`${what} ${key} belongs to two modules: ${other} and ${name}.`);
      owners.set(key, name);
    }
  return Object.assign({}, ...byModule.values()) as T;
}
