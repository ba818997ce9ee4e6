import { expect, request, type APIRequestContext } from '@playwright/test';
import { PASSWORD } from '../support/accounts.ts';
import { SCHOOLS } from '../support/places.ts';
import type { Stage } from './stage.ts';

/** The school whose settings walks change: no other test looks at them. */
export const SCHOOL = SCHOOLS.sub;

const adminClients = new WeakMap<Stage, Map<string, AdminClient>>();

/** Whoever runs the school, in a browser of their own. */
export class AdminClient {
  readonly #request: APIRequestContext;
  readonly #headers: Readonly<Record<string, string>>;

  private constructor(context: APIRequestContext, school: string) {
    this.#request = context;
    this.#headers = { 'x-requested-with': 'stoa', tenantId: school };
  }

  /** The one of a walk, signed in. */
  static async of(stage: Stage, school: string = SCHOOL): Promise<AdminClient> {
    const own = adminClients.get(stage) ?? new Map<string, AdminClient>();
    adminClients.set(stage, own);
    const known = own.get(school);
    if (known) return known;
    const baseURL = `http://localhost:${process.env.E2E_PORT ?? ''}`;
    const adminClient = new AdminClient(await request.newContext({ baseURL }), school);
    const form = { grant_type: 'password', username: 'admin@stoa.example', password: PASSWORD };
    await adminClient.send('POST', '/api/auth/oauth/token', { form });
    own.set(school, adminClient);
    return adminClient;
  }

  /** @returns what was answered, which must not be a refusal */
  async send<Data = unknown>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body: { data?: object; form?: Record<string, string> } = {},
  ): Promise<Data> {
    const answer = await this.#request.fetch(path, { method, headers: this.#headers, ...body });
    expect(answer.ok(), await answer.text()).toBe(true);
    return ((await answer.json()) as { data: Data }).data;
  }
}
