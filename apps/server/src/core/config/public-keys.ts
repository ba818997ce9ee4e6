import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { ID_SOURCE } from '../../http/ids.ts';
import { parseNetwork } from '../../http/networks.ts';
import { isSafePath } from '../../http/safe-path.ts';

/** What pages may know of the configuration; any other key is nobody's business. */
export interface PublicConfig {
  'page-switch': { v1PagesWhiteList: string[]; v2PagesWhiteList: string[]; mainSwitch: 0 | 1 };
  bulletin: { url: string | null };
  'mobile-portal': { url: string | null };
  /**
   * Inside of the corporate network, which opens hosts of its own, people may sign in elsewhere. Who registers with an
   * address at one of the organisation's own domains is told of it.
   */
  'external-login': {
    url: string | null;
    internalUrl?: string | null;
    internalHosts?: string[];
    internalDomains?: string[];
  };
  'help-centre': {
    schoolId: string | null;
    hosts?: { test?: string; preProduction?: string; production?: string };
  };
  community: Record<string, string>;
  'customer-service-whitelist': string[];
  logout: { reloadHosts: string[] };
  heartbeat: { intervalMs: number };
  'store-variant': { enabled: boolean; schoolId?: string | null };
  'overseas-hosts': string[];
}
export type PublicKey = keyof PublicConfig;

/** What the server alone goes by. Networks are in CIDR notation, or single addresses. */
export interface OperatorConfig {
  /** Whether anybody can sign in or register. Sessions that are open go on. */
  'sign-in': { enabled: boolean };
  /** Networks from which a school can be reached at all, by its id. A school without an entry is open to every network. */
  'school-networks': Record<string, string[]>;
}
export type Config = PublicConfig & OperatorConfig;
export type ConfigKey = keyof Config;

/** What holds where nothing, or nothing usable, was configured. */
export const SAFE_DEFAULTS: Config = {
  'page-switch': { v1PagesWhiteList: [], v2PagesWhiteList: [], mainSwitch: 1 },
  bulletin: { url: null },
  'mobile-portal': { url: null },
  'external-login': { url: null },
  'help-centre': { schoolId: null },
  community: {},
  'customer-service-whitelist': [],
  logout: { reloadHosts: [] },
  heartbeat: { intervalMs: 300_000 },
  'store-variant': { enabled: false },
  'overseas-hosts': [],
  'sign-in': { enabled: true },
  'school-networks': {},
};
const OPERATOR_KEYS: ReadonlySet<string> = new Set<keyof OperatorConfig>(['sign-in', 'school-networks']);

export const isConfigKey = (key: string): key is ConfigKey => Object.hasOwn(SAFE_DEFAULTS, key);
export const isPublicKey = (key: string): key is PublicKey => isConfigKey(key) && !OPERATOR_KEYS.has(key);

const id = { type: 'string', pattern: `^${ID_SOURCE}$` };
const ids = { type: 'array', maxItems: 10_000, items: id };
const host = { type: 'string', pattern: '^[a-z0-9.-]{1,253}(:[0-9]{1,5})?$' };
const hosts = { type: 'array', maxItems: 500, items: host };
const origin = { type: 'string', pattern: '^https://[a-z0-9.-]{1,253}(:[0-9]{1,5})?$' };
const address = { type: 'string', maxLength: 2048, format: 'address' };
const maybe = (schema: object) => ({ anyOf: [schema, { type: 'null' }] });
const whole = (properties: Record<string, object>, required = Object.keys(properties)) => ({
  type: 'object',
  required,
  properties,
});
const url = whole({ url: maybe(address) });

const SHAPES: Record<ConfigKey, object> = {
  'page-switch': whole({ v1PagesWhiteList: ids, v2PagesWhiteList: ids, mainSwitch: { enum: [0, 1] } }),
  bulletin: url,
  'mobile-portal': url,
  'external-login': whole(
    { url: maybe(address), internalUrl: maybe(address), internalHosts: hosts, internalDomains: hosts },
    ['url'],
  ),
  'help-centre': whole(
    {
      schoolId: maybe(id),
      hosts: whole({ test: origin, preProduction: origin, production: origin }, []),
    },
    ['schoolId'],
  ),
  community: {
    type: 'object',
    maxProperties: 200,
    propertyNames: { pattern: '^[A-Za-z0-9_-]{1,64}$' },
    additionalProperties: address,
  },
  'customer-service-whitelist': hosts,
  logout: whole({ reloadHosts: hosts }),
  heartbeat: whole({ intervalMs: { type: 'integer', minimum: 10_000, maximum: 3_600_000 } }),
  'store-variant': whole({ enabled: { type: 'boolean' }, schoolId: maybe(id) }, ['enabled']),
  'overseas-hosts': hosts,
  'sign-in': whole({ enabled: { type: 'boolean' } }),
  'school-networks': {
    type: 'object',
    maxProperties: 10_000,
    propertyNames: id,
    additionalProperties: {
      type: 'array',
      minItems: 1,
      maxItems: 500,
      items: { type: 'string', format: 'network' },
    },
  },
};

const ajv = new Ajv2020({ strict: false });
ajv.addFormat(
  'address',
  (text: string) =>
    isSafePath(text) || (text.startsWith('https://') && URL.canParse(text) && new URL(text).username === ''),
);
ajv.addFormat('network', (text: string) => parseNetwork(text) !== undefined);
const checks = new Map<ConfigKey, ValidateFunction>();

/** Whether a value has the shape of its key. */
export function fits<K extends ConfigKey>(key: K, value: unknown): value is Config[K] {
  let check = checks.get(key);
  if (!check) checks.set(key, (check = ajv.compile(SHAPES[key])));
  return check(value) === true;
}
