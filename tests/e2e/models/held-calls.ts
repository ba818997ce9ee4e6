import type { BrowserContext, Request, Route } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Adapter, Outcome } from './adapter.ts';

interface Held {
  actor: string;
  route: Route;
  request: Request;
}

/** The requests of a machine's actors, held on their way until it is decided how they end. */
export class HeldCalls {
  readonly #held: Held[] = [];
  readonly #free = new Set<string>();

  /** Holds every request that the adapter names, in all pages of the context. */
  async hold(context: BrowserContext, { outcomes = {} }: Adapter): Promise<void> {
    const calls = Object.entries(outcomes).flatMap(([actor, { call }]) => (call ? [{ actor, call }] : []));
    await context.route('**/api/**', (route) => {
      const request = route.request();
      const found = calls.find(({ call }) => isCall(request, call));
      if (!found || this.#free.has(found.actor)) return route.fallback();
      this.#held.push({ actor: found.actor, route, request });
    });
    // A page may break a request off while it is held.
    context.on('requestfailed', (request) => {
      const index = this.#held.findIndex((each) => each.request === request);
      if (index >= 0) this.#held.splice(index, 1);
    });
  }

  /** Lets an actor's requests pass from now on: what is seen of them is no matter of the walk. */
  free(actor: string): void {
    this.#free.add(actor);
  }

  /** Whether an actor's request is held at the moment. */
  isHeld(actor: string): boolean {
    return this.#held.some((each) => each.actor === actor);
  }

  /** Waits until an actor has asked. */
  async asked(actor: string): Promise<void> {
    await expect
      .poll(() => this.isHeld(actor), {
        message: `the request of ${actor}`,
        intervals: [20, 50, 100],
      })
      .toBe(true);
  }

  /** Ends the actor's latest request; earlier ones are of actors that are gone. */
  async end(actor: string, answer: Outcome['answer'] = 'server'): Promise<void> {
    await this.asked(actor);
    const own = this.#held.filter((each) => each.actor === actor);
    for (const each of own) this.#held.splice(this.#held.indexOf(each), 1);
    for (const each of own.slice(0, -1)) await each.route.abort().catch(() => undefined);
    const route = own.at(-1)?.route;
    if (answer === 'server') await route?.continue();
    else if (answer === 'cut') await route?.abort('internetdisconnected');
    else await route?.fulfill({ status: answer.status, json: answer.body });
  }

  /** At the end of a walk nothing stays held, or the page could not be closed. */
  async release(): Promise<void> {
    for (const { route } of this.#held.splice(0)) await route.abort().catch(() => undefined);
  }
}

function isCall(request: Request, call: string): boolean {
  const [method, place = ''] = call.split(' ');
  const [path = '', query = ''] = place.split('?');
  const { pathname, search } = new URL(request.url());
  const said = `${search}&${request.postData() ?? ''}`;
  const pattern = path.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('\\*', '[^/]+');
  const isSaid = query.startsWith('!') ? !said.includes(query.slice(1)) : said.includes(query);
  return request.method() === method && new RegExp(`${pattern}$`).test(pathname) && isSaid;
}
