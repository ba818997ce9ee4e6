import type { Services } from '../services.ts';
import { fits, SAFE_DEFAULTS, type Config, type ConfigKey } from './public-keys.ts';
import { RemoteConfig } from './remote-config.ts';
import { listConfigRows } from './runtime-config.repository.ts';

/** An upper bound only: a change of the rows is heard of at once. */
const ROWS_MS = 60_000;

type Rows = ReadonlyMap<string, { value: unknown; version: number }>;

/** A value with the version of its row; 0 for one that comes from elsewhere or is a default. */
export interface ConfigValue<K extends ConfigKey> {
  value: Config[K];
  version: number;
}

/** The public configuration: what the operator keeps elsewhere, else the database, else a safe default. */
export class RuntimeConfig {
  readonly remote: RemoteConfig;
  readonly #services: Pick<Services, 'database' | 'clock' | 'log'>;
  #rows: { until: number; loading: Promise<Rows> } | undefined;
  /** What was read last: better than nothing while the database is away. */
  #last: Rows = new Map();

  constructor(services: Pick<Services, 'config' | 'database' | 'clock' | 'log' | 'bus'>) {
    this.#services = services;
    const invalidate = () => (this.#rows = undefined);
    services.bus.onMessage((message) => void (message.type === 'config.changed' && invalidate()));
    services.bus.onMissed(invalidate);
    this.remote = new RemoteConfig(services.config.configUrl, services.clock, services.log);
  }

  async get<K extends ConfigKey>(key: K): Promise<ConfigValue<K>> {
    const remote = (await this.remote.values())[key];
    if (remote !== undefined) return { value: remote as Config[K], version: 0 };
    const row = (await this.#all()).get(key);
    if (row && fits(key, row.value)) return { value: row.value, version: row.version };
    return { value: SAFE_DEFAULTS[key], version: 0 };
  }

  /** Callers at the same moment share one statement; a failure is not kept. */
  async #all() {
    const now = performance.now();
    if (!this.#rows || this.#rows.until <= now) {
      const loading = this.#services.database.read({}, listConfigRows).then(
        (rows) => {
          this.#last = new Map(
            rows.map(({ id, value, version }) => [id, { value: value as unknown, version }]),
          );
          return this.#last;
        },
        (error: unknown) => {
          this.#rows = undefined;
          this.#services.log.warn({ err: error }, 'the configuration cannot be read');
          return this.#last;
        },
      );
      this.#rows = { until: now + ROWS_MS, loading };
    }
    return this.#rows.loading;
  }
}
