import { globSync } from 'node:fs';
import type { Generator } from './generator.ts';

const FOLDER = 'apps/server/migrations';

/** A migration with the next number. */
export const migration: Generator = {
  usage: 'migration study_plans "What holds from now on, in a sentence."',
  plan(draft, root, { names: [name, sentence] }) {
    if (!name || !/^[a-z]+(?:_[a-z\d]+)*$/.test(name))
      throw new Error('Name the migration in snake case: study_plans.');
    if (!sentence?.trim().endsWith('.'))
      throw new Error('Say in a sentence what holds from now on: "Members keep a plan of what they study."');
    const numbers = globSync('*.sql', { cwd: `${root}/${FOLDER}` }).map((file) => Number.parseInt(file, 10));
    const number = String(Math.max(...numbers) + 1).padStart(4, '0');
    draft.create(`${FOLDER}/${number}_${name}.sql`, `-- ${sentence.trim()}\n`);
    return [
      'Write it in SQL that PostgreSQL 15 understands, its types in apps/server/src/database/tables/.',
      'A table needs an entry under retention in its module.ts; one with school_id row-level security, as in 0003. A test beside its repository proves it.',
    ];
  },
};
