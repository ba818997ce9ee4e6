/** The page's time, for the walk. */
export interface StillTime {
  /** Lets time pass; timers that fall due run in their order. */
  pass: (milliseconds: number) => Promise<void>;
}

declare global {
  interface Window {
    stillTime?: StillTime;
  }
}

/**
 * Runs in every page before its scripts: timers of more than 60 ms wait until the walk lets time pass, and the date stands
 * still until then. Shorter ones, with which a page merely catches its breath, run as ever, and so do React's, which are
 * bound functions: it shows what was loaded late after up to 300 ms. Playwright's own clock either runs on by itself, so
 * that a slow computer decides what happens, or holds those as well.
 */
export function holdTime(): void {
  const HELD_FROM_MS = 60;
  const real = {
    setTimeout: window.setTimeout.bind(window),
    clearTimeout: window.clearTimeout.bind(window),
    setInterval: window.setInterval.bind(window),
  };
  interface Timer {
    dueAt: number;
    every: number | null;
    run: () => void;
  }
  const timers = new Map<number, Timer>();
  const began = Date.now();
  let passed = 0;
  let lastId = 1_000_000_000;

  const hold =
    (own: (run: TimerHandler, after?: number, ...args: unknown[]) => number, isRepeated: boolean) =>
    (run: TimerHandler, after: number = 0, ...args: unknown[]): number => {
      const isOfReact = typeof run === 'function' && run.name.startsWith('bound ');
      if (typeof run !== 'function' || isOfReact || !(after > HELD_FROM_MS)) return own(run, after, ...args);
      lastId += 1;
      timers.set(lastId, {
        dueAt: passed + after,
        every: isRepeated ? after : null,
        run: () => void run(...args),
      });
      return lastId;
    };
  const clear = (id?: number): void => {
    if (id === undefined || !timers.delete(id)) real.clearTimeout(id);
  };
  const StillDate = class extends Date {
    constructor(...given: unknown[]) {
      if (given.length === 0) super(began + passed);
      else super(...(given as [number]));
    }
    static override now(): number {
      return began + passed;
    }
  };
  Object.assign(window, {
    setTimeout: hold(real.setTimeout as never, false),
    setInterval: hold(real.setInterval as never, true),
    clearTimeout: clear,
    clearInterval: clear,
    Date: StillDate,
  });
  const breathe = () => new Promise((resolve) => real.setTimeout(resolve, 0));
  window.stillTime = {
    pass: async (milliseconds) => {
      const until = passed + milliseconds;
      for (;;) {
        const [next] = [...timers]
          .filter(([, { dueAt }]) => dueAt <= until)
          .sort(([one, a], [other, b]) => a.dueAt - b.dueAt || one - other);
        if (!next) break;
        const [id, timer] = next;
        passed = Math.max(passed, timer.dueAt);
        if (timer.every === null) timers.delete(id);
        else timer.dueAt += timer.every;
        timer.run();
        await breathe();
      }
      passed = until;
      await breathe();
    },
  };
}
