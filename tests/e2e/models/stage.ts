import { expect } from '@playwright/test';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { addressFor, arrive, Complaints } from '../support/test.ts';
import type { Adapter } from './adapter.ts';
import { HeldCalls } from './held-calls.ts';
import { holdTime } from './still-time.ts';
import { ReportedSteps } from './reported-steps.ts';

/** Calls that are cut or refused on purpose. */
const FAILED_CALLS = [/Failed to load resource/, /^ApiProblem: /, /net::ERR_/];

/** For one thing that a person does. */
const PATIENCE_MS = 8000;
const RETRY_MS = 1000;

/** Where a walk takes place: a browser of its own, with nobody signed in. */
export class Stage {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly calls: HeldCalls;
  readonly reported: ReportedSteps;
  readonly complaints: Complaints;
  /** What steps of a walk leave for later ones: an account, a code. */
  readonly notes = new Map<string, string>();
  /** Facts before this one are of pages that the walk has left behind. */
  openedAt = 0;
  followed = 1;

  private constructor(parts: Pick<Stage, 'context' | 'page' | 'calls' | 'reported' | 'complaints'>) {
    this.context = parts.context;
    this.page = parts.page;
    this.calls = parts.calls;
    this.reported = parts.reported;
    this.complaints = parts.complaints;
  }

  static async set(browser: Browser, adapter: Adapter, baseURL: string): Promise<Stage> {
    const context = await browser.newContext({
      extraHTTPHeaders: { 'x-forwarded-for': addressFor(adapter.machine) },
    });
    context.setDefaultTimeout(PATIENCE_MS);
    const complaints = new Complaints();
    complaints.allow(...FAILED_CALLS, ...(adapter.complaints ?? []));
    complaints.watch(context);
    await arrive(context, 'en_US', baseURL);
    const reported = await ReportedSteps.listen(context);
    await context.addInitScript(holdTime);
    const calls = new HeldCalls();
    await calls.hold(context, adapter);
    return new Stage({ context, page: await context.newPage(), calls, reported, complaints });
  }

  /**
   * From now on the walk follows a machine that has not started yet.
   * @param followed which of its kind: the first that starts, the second, …
   */
  async follow(followed = 1): Promise<void> {
    this.openedAt = (await this.reported.facts()).length;
    this.followed = followed;
  }

  /** Opens a page, and goes on without waiting for it: what its machines do there is waited for by the walk. */
  async open(path: string, followed?: number): Promise<void> {
    await this.follow(followed);
    await this.page.goto(path, { waitUntil: 'commit' });
  }

  /** A tab beside the portal's, of the same browser: for what tabs tell each other. */
  get otherTab(): Page {
    return this.reported.listener;
  }

  /** Lets time pass in the page. */
  async wait(milliseconds: number): Promise<void> {
    await this.page.evaluate((passing) => window.stillTime?.pass(passing), milliseconds);
  }

  /** Lets time pass until an actor, whose request has failed, asks again by itself. */
  async untilAskedAgain(actor: string): Promise<void> {
    const isAsked = async () => {
      if (!this.calls.isHeld(actor)) await this.wait(RETRY_MS);
      return this.calls.isHeld(actor);
    };
    await expect.poll(isAsked, { message: `${actor} asks again`, intervals: [20, 50, 100] }).toBe(true);
  }

  async close(): Promise<void> {
    await this.calls.release();
    await this.context.close();
  }
}
