// npm run load:exam: a whole year takes an exam at once, hands in, and the server is killed meanwhile.
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../e2e/support/free-port.ts';
import {
  choiceInput,
  examInput,
  questionInput,
} from '../../apps/server/src/modules/exam/bank/bank.fixtures.ts';
import { answerTo } from '../../apps/server/src/modules/exam/exam.fixtures.ts';
import { percentiles } from '../../apps/server/src/bench/rows.ts';
import { call, inTurns, insist, makeMembers, OK, signInAs, timesAsText } from './crowd.ts';
import { connect, kill, openUrl, placesOf, ready } from './running.ts';
import { killAll, startServer } from './server-process.ts';

/** Attempts that run at once, and how many of them are handed in while the server is killed. */
const LEARNERS = Number(process.env.EXAM_LEARNERS ?? 2000);
const HANDING_IN = Number(process.env.EXAM_HANDING_IN ?? 500);
/** Each learner answers something so often. */
const SAVE_EVERY_MS = 20_000;
const PHASE_MS = 60_000;
/** From when they begin to hand in until the kill. */
const KILL_AFTER_MS = 20_000;
const P95_LIMIT_MS = 250;
const QUESTIONS = 10;

interface Learner {
  email: string;
  token: string;
  attemptId: string;
  questions: string[];
  /** The last sequence of each question that the server said it has. */
  acknowledged: Map<string, number>;
  sequence: number;
  revision: number;
  isDone: boolean;
}

/** How long a save took, since it was due, and when that was. */
interface Save {
  at: number;
  ms: number;
}

const folder = await mkdtemp(join(tmpdir(), 'stoa-exam-load-'));
await chmod(folder, 0o711);
const wrong: string[] = [];
try {
  const port = String(await freePort());
  const start = (seed: string) =>
    startServer({ DATA_DIR: folder, STOA_SEED: seed, LOG_LEVEL: 'silent', RATE_LIMIT: '0', PORT: port });
  const { data, database } = await placesOf(folder, start);
  let server = start('none');
  const url = await openUrl(server);
  await ready(url);
  const client = await connect(database);
  const examId = await makeExam(url, await signInAs(url, 'teacher@stoa.example'));
  const learners = await makeLearners(client);
  await client.end();
  console.log(`${LEARNERS} learners sign in and begin…`);
  await inTurns(learners, (learner) => begin(url, examId, learner));

  console.log(`${LEARNERS} attempts, an answer each every ${SAVE_EVERY_MS / 1000} s:`);
  const before = await answering(url, learners, PHASE_MS);
  print('  saves', before);

  console.log(`${HANDING_IN} of them are handed in within ${PHASE_MS / 1000} s, and the server is killed:`);
  const begun = performance.now();
  const handingIn = learners.slice(0, HANDING_IN).map(async (learner) => {
    await delay(Math.random() * PHASE_MS);
    await handIn(url, learner);
  });
  const saving = answering(url, learners, PHASE_MS);
  await delay(KILL_AFTER_MS);
  const killedAt = performance.now();
  await kill('both', server, data);
  server = start('none');
  await openUrl(server);
  await ready(url);
  const readyAt = performance.now();
  const saves = await saving;
  await Promise.all(handingIn);
  print(
    '  saves before the kill',
    saves.filter(({ at, ms }) => at + ms < killedAt),
  );
  print(
    '  saves asked for while it was down',
    saves.filter(({ at, ms }) => at + ms >= killedAt && at < readyAt),
  );
  print(
    '  saves after',
    saves.filter(({ at }) => at >= readyAt),
  );
  console.log(
    `  down for ${Math.round(readyAt - killedAt)} ms; all handed in after ${Math.round((performance.now() - begun) / 1000)} s`,
  );
  await check(database, learners);
  for (const line of wrong.slice(0, 20)) console.log(`  wrong: ${line}`);
  const slow = [before, saves.filter(({ at }) => at >= readyAt)].some(
    (part) => timesOf(part).p95 > P95_LIMIT_MS,
  );
  console.log(
    slow ? `Slower than ${P95_LIMIT_MS} ms.` : 'Fast enough.',
    wrong.length === 0 ? 'Nothing was lost.' : `${wrong.length} wrong.`,
  );
  process.exitCode = wrong.length > 0 || slow ? 1 : 0;
  server.child.kill('SIGTERM');
  await server.ended;
} finally {
  killAll();
  await rm(folder, { recursive: true, force: true });
}

async function makeExam(url: string, token: string): Promise<string> {
  const make = async (path: string, input: object) => {
    const { status, data } = await call(url, 'POST', `/api/exam/v1/manage${path}`, token, input);
    if (status !== OK && status !== 201) throw new Error(`${path}: ${status} ${JSON.stringify(data)}`);
    return data.id as string;
  };
  const questions = [];
  for (let place = 0; place < QUESTIONS; place++) {
    const input = place % 2 ? questionInput() : choiceInput();
    questions.push({ questionId: await make('/questions', input), points: 1 });
  }
  return make('/exams', examInput({ status: 'published', minutes: 60, questions }));
}

async function makeLearners(client: pg.Client): Promise<Learner[]> {
  return (await makeMembers(client, 'sits', LEARNERS)).map(({ email }) => ({
    email,
    token: '',
    attemptId: '',
    questions: [],
    acknowledged: new Map<string, number>(),
    sequence: 0,
    revision: 0,
    isDone: false,
  }));
}

async function begin(url: string, examId: string, learner: Learner): Promise<void> {
  learner.token = await signInAs(url, learner.email);
  const { status, data } = await call(
    url,
    'POST',
    `/api/exam/v1/exams/${examId}/attempts`,
    learner.token,
    {},
  );
  if (typeof data.id !== 'string') throw new Error(`An attempt does not begin: ${status}`);
  learner.attemptId = data.id;
  learner.questions = (data.questions as { id: string }[]).map(({ id }) => id);
}

/** Every learner who has not handed in answers again and again, from a moment of their own. */
async function answering(url: string, learners: readonly Learner[], forMs: number): Promise<Save[]> {
  const saves: Save[] = [];
  const end = performance.now() + forMs;
  await Promise.all(
    learners.map(async (learner) => {
      let due = performance.now() + Math.random() * SAVE_EVERY_MS;
      for (; due < end && !learner.isDone; due += SAVE_EVERY_MS) {
        await delay(due - performance.now());
        if (learner.isDone) return;
        await save(url, learner);
        saves.push({ at: due, ms: performance.now() - due });
      }
    }),
  );
  return saves;
}

async function save(url: string, learner: Learner): Promise<void> {
  const sequence = ++learner.sequence;
  const place = sequence % QUESTIONS;
  const question = learner.questions[place];
  if (question === undefined) return;
  const given = place % 2 ? { text: `Answer ${sequence}` } : { choice: [sequence % 4 ? 'a' : 'b'] };
  const path = `/api/exam/v1/attempts/${learner.attemptId}/answers`;
  const json = { deviceId: 'device-one', answers: [answerTo(question, sequence, given)] };
  await insist(async () => {
    const { status, code, data } = await call(url, 'PUT', path, learner.token, json);
    // Somebody who handed in meanwhile is told so: nothing was acknowledged.
    if (status === 409 && learner.isDone) return true;
    if (status >= 500) return undefined;
    if (status !== OK) return wrong.push(`a save: ${status} ${code}`);
    learner.acknowledged.set(question, Math.max(sequence, learner.acknowledged.get(question) ?? 0));
    learner.revision = Math.max(learner.revision, data.revision as number);
    return true;
  });
}

async function handIn(url: string, learner: Learner): Promise<void> {
  learner.isDone = true;
  const path = `/api/exam/v1/attempts/${learner.attemptId}/submit`;
  await insist(async () => {
    const json = { revision: learner.revision };
    const { status, code } = await call(url, 'POST', path, learner.token, json);
    // The last save is still on its way.
    if (status >= 500 || code === 'VERSION_CONFLICT') return undefined;
    return status === OK || wrong.push(`handing in: ${status} ${code}`);
  });
}

/** Whether what was acknowledged is stored, and each of those who handed in has handed in once. */
async function check(database: string, learners: readonly Learner[]): Promise<void> {
  const client = await connect(database);
  const { rows } = await client.query<{ attempt_id: string; question_id: string; sequence: string }>(
    'select attempt_id, question_id, sequence from exam_answer where attempt_id = any($1)',
    [learners.map(({ attemptId }) => attemptId)],
  );
  const stored = new Map(rows.map((row) => [`${row.attempt_id} ${row.question_id}`, Number(row.sequence)]));
  let answers = 0;
  for (const { attemptId, acknowledged } of learners)
    for (const [question, sequence] of acknowledged) {
      answers++;
      if ((stored.get(`${attemptId} ${question}`) ?? 0) < sequence)
        wrong.push(`an answer of ${attemptId} is lost`);
    }
  const { rows: attempts } = await client.query<{ id: string; is_in: boolean }>(
    `select id, status <> 'running' and receipt is not null as is_in from exam_attempt where id = any($1)`,
    [learners.filter(({ isDone }) => isDone).map(({ attemptId }) => attemptId)],
  );
  for (const { id, is_in: isIn } of attempts) if (!isIn) wrong.push(`${id} was not handed in`);
  console.log(`  ${answers} answers are as they were acknowledged, ${attempts.length} attempts handed in`);
  await client.end();
}

function timesOf(saves: readonly Save[]) {
  return percentiles(saves.map(({ ms }) => ms));
}

function print(name: string, saves: readonly Save[]): void {
  console.log(`${name}: ${timesAsText(saves.map(({ ms }) => ms))}`);
}
