import { sql } from 'kysely';
import pg from 'pg';
import type { Database, Scope, Transaction } from '../database/pool.ts';

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Loops'?: number;
  /** Of one loop, on average. */
  'Actual Rows'?: number;
  /** Of one loop, on average. */
  'Rows Removed by Filter'?: number;
  /** Of one loop, on average: what an index gave that does not fit. */
  'Rows Removed by Index Recheck'?: number;
  Plans?: Plan[];
}

/** Rows of a table that a step of a plan may read in vain. */
const THROWN_AWAY_MAX = 200;

/**
 * The tables that the statements of a piece of work read from end to end, or of which a step reads many rows only to
 * throw them away; each with the statement: run by PostgreSQL as the work sends them, under the same role and policies.
 * @param readMax rows that a step may read of a table at all, as where no list is counted to its end
 */
export async function readWhole(
  database: Database,
  scope: Scope,
  work: (tx: Transaction) => Promise<unknown>,
  readMax = Infinity,
): Promise<{ table: string; statement: string }[]> {
  const found: { table: string; statement: string }[] = [];
  await database.read(scope, async (tx) => {
    const sent: Sent[] = [];
    const original = pg.Client.prototype.query;
    // The pool hands the same client to the whole transaction: what passes through it is the work's.
    pg.Client.prototype.query = function keep(this: pg.Client, ...args: unknown[]) {
      const config = args[0] as { text?: string; values?: unknown[] };
      if (typeof config === 'object' && config.text && /^\s*(select|with)/i.test(config.text))
        sent.push({ text: config.text, values: config.values ?? [] });
      return Reflect.apply(original, this, args) as never;
    } as typeof original;
    try {
      await work(tx);
    } finally {
      pg.Client.prototype.query = original;
    }
    if (sent.length === 0) throw new Error('No statement was seen.');
    for (const { text, values, schoolId } of sent.flatMap(inEachSchool)) {
      if (schoolId !== undefined) await sql`select set_config('stoa.school', ${schoolId}, true)`.execute(tx);
      let tables = wasted(await explain(tx, text, values), readMax);
      // Where most rows fit, reading on until there are enough is right: what counts is that there is an index.
      if (tables.length > 0 && isBounded(text)) {
        await sql`set local enable_seqscan = off`.execute(tx);
        tables = wasted(await explain(tx, text, values), readMax);
        await sql`set local enable_seqscan = on`.execute(tx);
      }
      for (const table of tables) found.push({ table, statement: text });
    }
  });
  return found;
}

interface Sent {
  text: string;
  values: unknown[];
  /** Where it runs, if not in the school of the scope. */
  schoolId?: string;
}

/** What runs in many schools is a statement within one, and shows nothing of its own. */
function inEachSchool({ text, values }: Sent): Sent[] {
  const [schools, statement, given] = values;
  if (!text.includes('from in_each_school(') || !Array.isArray(schools)) return [{ text, values }];
  const within = String(statement).replaceAll('$1', '$1::jsonb');
  return schools.map((schoolId) => ({ text: within, values: [given], schoolId: String(schoolId) }));
}

/** Whether a statement counts no further than a limit. */
const isBounded = (text: string): boolean => /^\s*select count\(\*\)[^]*\blimit \$\d+\)/.test(text);

async function explain(tx: Transaction, text: string, values: unknown[]): Promise<Plan> {
  const { rows } = (await tx.executeQuery({
    sql: `explain (analyze, timing off, format json) ${text}`,
    parameters: values,
    query: { kind: 'RawNode', sqlFragments: [], parameters: [] },
    queryId: { queryId: 'explain' },
  } as never)) as { rows: { 'QUERY PLAN': { Plan: Plan }[] }[] };
  const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
  if (!plan) throw new Error('The statement was not explained.');
  return plan;
}

function wasted(plan: Plan, readMax: number): string[] {
  const table = plan['Relation Name'];
  const loops = plan['Actual Loops'] ?? 1;
  const read = (plan['Actual Rows'] ?? 0) * loops;
  const thrownAway =
    ((plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0)) * loops;
  const isWasted = plan['Node Type'].endsWith('Seq Scan') || read > readMax || thrownAway > THROWN_AWAY_MAX;
  return [
    ...(table && isWasted ? [table] : []),
    ...(plan.Plans ?? []).flatMap((below) => wasted(below, readMax)),
  ];
}
