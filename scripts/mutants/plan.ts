import { createHash } from 'node:crypto';
import { applied, mutantsOf } from './mutate.ts';
import type { Equivalent, Trial } from './mutants.types.ts';
import type { Sources } from './sources.ts';

const ID_LENGTH = 16;

export interface Plan {
  trials: Trial[];
  /** How many mutants are left out because nothing can notice them. */
  equivalents: number;
  /** Entries that fit no mutant any more. */
  unused: Equivalent[];
}

/** Every mutant of the files that lie below one of the paths, or of all. */
export function plan(sources: Sources, known: readonly Equivalent[], below: readonly string[] = []): Plan {
  const files = sources.files.filter(
    (file) => below.length === 0 || below.some((path) => file.startsWith(path.replace(/^\.\//u, ''))),
  );
  const used = new Set<Equivalent>();
  let equivalents = 0;
  const trials = files.flatMap((file) => {
    const code = sources.textOf(file);
    const tests = sources.testsOf(file);
    const digest = digestOf(sources, [file, ...tests]);
    const counts = new Map<string, number>();
    return mutantsOf(file, code).flatMap((mutant): Trial[] => {
      const place = `${mutant.kind} ${mutant.original}`;
      const nth = (counts.get(place) ?? 0) + 1;
      counts.set(place, nth);
      const equivalent = known.find(
        (entry) =>
          entry.file === file &&
          entry.kind === mutant.kind &&
          entry.original === mutant.original &&
          (entry.nth === undefined || entry.nth === nth),
      );
      if (equivalent !== undefined) {
        used.add(equivalent);
        equivalents += 1;
        return [];
      }
      const id = hash(`${digest} ${applied(code, mutant)}`);
      return [{ id, file, mutant, tests }];
    });
  });
  return { trials, equivalents, unused: known.filter((entry) => !used.has(entry)) };
}

/** Some of them, the same for the same seed, in their order. */
export function sampled(trials: readonly Trial[], count: number, seed: number): Trial[] {
  const chosen = new Set(
    trials
      .map((trial) => ({
        trial,
        rank: hash(`${seed} ${trial.file} ${trial.mutant.start} ${trial.mutant.text}`),
      }))
      .toSorted((a, b) => a.rank.localeCompare(b.rank))
      .slice(0, count)
      .map(({ trial }) => trial),
  );
  return trials.filter((trial) => chosen.has(trial));
}

function digestOf(sources: Sources, paths: readonly string[]): string {
  return hash(
    sources
      .closureOf(paths)
      .map((path) => hash(sources.textOf(path)))
      .join(' '),
  );
}

const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, ID_LENGTH);
