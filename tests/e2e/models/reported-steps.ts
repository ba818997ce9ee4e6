import type { BrowserContext, Page } from '@playwright/test';
import {
  INSPECT_CHANNEL,
  INSPECT_KEY,
  INSPECT_PERMISSION,
} from '../../../apps/portal/src/app/inspect/protocol.ts';
import type { InspectFact, InspectMessage } from '../../../apps/portal/src/app/inspect/protocol.ts';

/** What one page has told; the name of an actor is its own only within its tab. */
export type ReportedFact = InspectFact & { tab: string };
type ReportedMicrostep = Extract<ReportedFact, { kind: 'microstep' }>;

declare global {
  interface Window {
    reported?: InspectMessage[];
  }
}

/** Hears what the pages of a context tell of their actors, as the statechart tool does in another tab. */
export class ReportedSteps {
  /** Another tab of the same browser. */
  readonly listener: Page;
  readonly #facts: ReportedFact[] = [];
  #received = 0;

  private constructor(listener: Page) {
    this.listener = listener;
  }

  /** Listens from now on, before the first page is opened. */
  static async listen(context: BrowserContext): Promise<ReportedSteps> {
    await context.addInitScript((key) => {
      // Documents without storage have no actors either.
      try {
        localStorage.setItem(`stoa.${key}`, '1');
      } catch {
        return;
      }
    }, INSPECT_KEY);
    const listener = await context.newPage();
    await listener.goto(INSPECT_PERMISSION);
    await listener.evaluate((name) => {
      window.reported = [];
      new BroadcastChannel(name).addEventListener('message', ({ data }: MessageEvent<InspectMessage>) =>
        window.reported?.push(data),
      );
    }, INSPECT_CHANNEL);
    return new ReportedSteps(listener);
  }

  /** Everything so far, oldest first. */
  async facts(): Promise<readonly ReportedFact[]> {
    const messages = await this.listener.evaluate(
      (from) => window.reported?.slice(from) ?? [],
      this.#received,
    );
    this.#received += messages.length;
    for (const message of messages) {
      if (message.to !== 'tool' || message.kind !== 'facts') continue;
      this.#facts.push(...message.facts.map((fact) => ({ ...fact, tab: message.tab })));
    }
    return this.#facts;
  }
}

/** The steps of each actor that is a machine, by the machine's id. */
export function stepsByMachine(facts: readonly ReportedFact[]): Map<string, ReportedMicrostep[]> {
  const machines = new Map<string, string>();
  const steps = new Map<string, ReportedMicrostep[]>();
  for (const fact of facts) {
    const actor = `${fact.tab}/${fact.actor}`;
    if (fact.kind === 'actor' && fact.machine !== null) machines.set(actor, fact.machine);
    if (fact.kind !== 'microstep') continue;
    const machine = machines.get(actor);
    if (machine !== undefined) steps.set(machine, [...(steps.get(machine) ?? []), fact]);
  }
  return steps;
}
