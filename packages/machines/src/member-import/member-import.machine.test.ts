import { createActor } from 'xstate';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeActor } from '../testing/fake-actor.ts';
import { memberImportMachine } from './member-import.machine.ts';
import type { ChosenFile, MemberImport, MemberImportInput, StartImportInput } from './member-import.types.ts';

const FILE: ChosenFile = { key: 'f1', name: 'people.csv', sizeBytes: 400 };

function report(more: Partial<MemberImport> = {}): MemberImport {
  return {
    importId: 'i1',
    status: 'running',
    dryRun: true,
    total: 3,
    processed: 1,
    invited: 0,
    skipped: 0,
    errorCount: 0,
    errors: [],
    ...more,
  };
}
const CHECKED = report({
  status: 'done',
  processed: 3,
  invited: 2,
  errorCount: 1,
  errors: [{ row: 3, column: 'email', reason: 'EMAIL_INVALID', value: 'nobody' }],
});

function createImportActor(input: MemberImportInput = {}) {
  const startImport = fakeActor<MemberImport, StartImportInput>();
  const loadImport = fakeActor<MemberImport, { importId: string }>();
  let invited = 0;
  const actor = createActor(
    memberImportMachine.provide({
      actors: { startImport: startImport.logic, loadImport: loadImport.logic },
    }),
    { input },
  );
  actor.on('members.invited', () => (invited += 1));
  actor.start();
  const has = (tag: string): boolean => actor.getSnapshot().hasTag(tag as 'done');
  const choose = (file: Partial<ChosenFile> = {}): void =>
    actor.send({ type: 'file.chosen', file: { ...FILE, ...file } });
  const check = (): void => actor.send({ type: 'check.requested' });
  return { actor, startImport, loadImport, has, choose, check, invited: () => invited };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a file is looked at first, then the people are invited (B057)', async () => {
  const { actor, startImport, loadImport, has, choose, check, invited } = createImportActor();
  check();
  expect(startImport.inputs).toEqual([]);
  choose();
  actor.send({ type: 'role.chosen', role: 'teacher' });
  check();
  expect(startImport.inputs).toEqual([{ file: FILE, role: 'teacher', dryRun: true }]);
  await startImport.succeed(report());
  expect(has('checking')).toBe(true);
  await vi.advanceTimersByTimeAsync(1_000);
  await loadImport.succeed(CHECKED);
  expect(has('checked')).toBe(true);
  expect(actor.getSnapshot().context.report?.errors).toHaveLength(1);
  expect(invited()).toBe(0);
  actor.send({ type: 'import.confirmed' });
  expect(startImport.inputs[1]).toEqual({ file: FILE, role: 'teacher', dryRun: false });
  await startImport.succeed(report({ dryRun: false, importId: 'i2' }));
  expect(has('running')).toBe(true);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(loadImport.inputs.at(-1)).toEqual({ importId: 'i2' });
  await loadImport.succeed({ ...CHECKED, importId: 'i2', dryRun: false });
  expect(has('done')).toBe(true);
  expect(invited()).toBe(1);
});

test('a file in which nobody can be invited is not confirmed (B057)', async () => {
  const { actor, startImport, has, choose, check } = createImportActor();
  choose();
  check();
  await startImport.succeed({ ...CHECKED, invited: 0 });
  expect(actor.getSnapshot().can({ type: 'import.confirmed' })).toBe(false);
  choose({ key: 'f2' });
  expect(has('chosen')).toBe(true);
  expect(actor.getSnapshot().context.report).toBeNull();
});

test('another role is checked anew (B057)', async () => {
  const { actor, startImport, has, choose, check } = createImportActor();
  choose();
  check();
  await startImport.succeed(CHECKED);
  actor.send({ type: 'role.chosen', role: 'admin' });
  expect(has('checked')).toBe(false);
  check();
  expect(startImport.inputs[1]).toMatchObject({ role: 'admin', dryRun: true });
});

test.each([
  [{ name: 'people.xlsx' }, 'FILE_FORMAT'],
  [{ sizeBytes: 0 }, 'FILE_EMPTY'],
  [{ sizeBytes: 4 * 1024 * 1024 + 1 }, 'PAYLOAD_TOO_LARGE'],
])('%j is refused with %s before anything is sent (B057)', (file, code) => {
  const { actor, startImport, has, choose, check } = createImportActor();
  choose(file);
  check();
  expect(has('failed')).toBe(true);
  expect(actor.getSnapshot().context.problem).toEqual({ code });
  expect(startImport.inputs).toEqual([]);
  choose();
  expect(has('failed')).toBe(false);
});

test.each(['IMPORT_UNREADABLE', 'ROLE_TOO_HIGH', 'FILE_UNREADABLE', 'NETWORK'])(
  '%s is told, and the file is still there (B057)',
  async (code) => {
    const { actor, startImport, has, choose, check } = createImportActor();
    choose();
    check();
    await startImport.fail(code);
    expect(has('failed')).toBe(true);
    expect(actor.getSnapshot().context).toMatchObject({ file: FILE, problem: { code } });
    check();
    expect(startImport.inputs).toHaveLength(2);
  },
);

test('an import goes on without the page, and over lost connections (B057)', async () => {
  const { actor, loadImport, has, invited } = createImportActor({ importId: 'i7' });
  expect(loadImport.inputs).toEqual([{ importId: 'i7' }]);
  await loadImport.fail('NETWORK');
  expect(has('offline')).toBe(true);
  actor.send({ type: 'network.restored' });
  await loadImport.succeed({ ...CHECKED, dryRun: false });
  expect(has('done')).toBe(true);
  expect(invited()).toBe(1);
  actor.send({ type: 'file.removed' });
  expect(has('choosing')).toBe(true);
});

test('an import that the server gave up can be begun anew (B057)', async () => {
  const { actor, startImport, has, choose, check } = createImportActor();
  choose();
  check();
  await startImport.succeed(report({ status: 'failed' }));
  expect(has('failed')).toBe(true);
  actor.send({ type: 'import.retried' });
  expect(startImport.inputs).toHaveLength(2);
});

type Import = ReturnType<typeof createImportActor>;

/** What the page reads: its tags, the file, how far the report is, the code of the last refusal. */
const shownBy = ({ actor }: Import) => {
  const { tags, context } = actor.getSnapshot();
  const { file, report: known, problem } = context;
  return [[...tags].toSorted(), file?.key ?? null, known?.processed ?? null, problem?.code ?? null];
};
const EMPTY = [['choosing'], null, null, null];

async function checked(all: Import, more: Partial<MemberImport> = {}): Promise<void> {
  all.choose();
  all.check();
  await all.startImport.succeed({ ...CHECKED, ...more });
}

describe('what the page shows at each step', () => {
  test('from a wrong file to people that are invited (B057)', async () => {
    const all = createImportActor();
    const { actor, startImport, loadImport, choose, check } = all;
    expect(shownBy(all)).toEqual(EMPTY);
    choose({ name: 'people.xlsx' });
    expect(shownBy(all)).toEqual([['choosing', 'failed'], null, null, 'FILE_FORMAT']);
    choose();
    expect(shownBy(all)).toEqual([['choosing', 'chosen'], 'f1', null, null]);
    check();
    expect(shownBy(all)).toEqual([['checking'], 'f1', null, null]);
    await startImport.fail('NETWORK');
    expect(shownBy(all)).toEqual([['choosing', 'chosen', 'failed'], 'f1', null, 'NETWORK']);
    check();
    expect(shownBy(all)).toEqual([['checking'], 'f1', null, null]);
    await startImport.succeed(report());
    expect(shownBy(all)).toEqual([['checking'], 'f1', 1, null]);
    await vi.advanceTimersByTimeAsync(1_000);
    await loadImport.succeed(CHECKED);
    expect(shownBy(all)).toEqual([['checked', 'choosing'], 'f1', 3, null]);
    actor.send({ type: 'import.confirmed' });
    expect(shownBy(all)).toEqual([['running'], 'f1', 3, null]);
    await startImport.fail('MAIL_BUDGET_EXCEEDED');
    expect(shownBy(all)).toEqual([['checked', 'choosing', 'failed'], 'f1', 3, 'MAIL_BUDGET_EXCEEDED']);
    actor.send({ type: 'import.confirmed' });
    expect(shownBy(all)).toEqual([['running'], 'f1', 3, null]);
    await startImport.succeed(report({ dryRun: false }));
    expect(shownBy(all)).toEqual([['running'], 'f1', 1, null]);
    await vi.advanceTimersByTimeAsync(1_000);
    await loadImport.fail('NETWORK');
    expect(shownBy(all)).toEqual([['offline', 'running'], 'f1', 1, 'NETWORK']);
    actor.send({ type: 'import.retried' });
    await loadImport.succeed({ ...CHECKED, dryRun: false });
    expect(shownBy(all)).toEqual([['done'], 'f1', 3, null]);
    actor.send({ type: 'file.removed' });
    expect(shownBy(all)).toEqual(EMPTY);
  });

  test('of a check whose connection is cut: it is still a check (B057)', async () => {
    const all = createImportActor();
    const { startImport, loadImport, choose, check } = all;
    choose();
    check();
    await startImport.succeed(report());
    await vi.advanceTimersByTimeAsync(1_000);
    await loadImport.fail('NETWORK');
    expect(shownBy(all)).toEqual([['checking', 'offline'], 'f1', 1, 'NETWORK']);
    all.actor.send({ type: 'network.restored' });
    expect(shownBy(all)[0]).toEqual(['checking']);
    await loadImport.succeed(CHECKED);
    expect(shownBy(all)).toEqual([['checked', 'choosing'], 'f1', 3, null]);
  });
});

describe('a file that is taken away leaves nothing behind (B057)', () => {
  test('while it is chosen, and after a refusal', async () => {
    const all = createImportActor();
    all.choose();
    all.actor.send({ type: 'file.removed' });
    expect(shownBy(all)).toEqual(EMPTY);
    all.choose({ sizeBytes: 0 });
    all.actor.send({ type: 'file.removed' });
    expect(shownBy(all)).toEqual(EMPTY);
    expect(all.actor.getSnapshot().can({ type: 'check.requested' })).toBe(false);
  });

  test('when it has been checked', async () => {
    const all = createImportActor();
    await checked(all);
    all.actor.send({ type: 'file.removed' });
    expect(shownBy(all)).toEqual(EMPTY);
  });

  test('when the check was given up', async () => {
    const all = createImportActor();
    await checked(all, { status: 'failed' });
    expect(shownBy(all)).toEqual([['failed'], 'f1', 3, null]);
    all.actor.send({ type: 'file.removed' });
    expect(shownBy(all)).toEqual(EMPTY);
  });
});

describe('another file', () => {
  test('than the one that has been checked is refused or chosen as the first (B057)', async () => {
    const all = createImportActor();
    await checked(all);
    all.choose({ name: 'people.pdf' });
    expect(shownBy(all)).toEqual([['choosing', 'failed'], null, null, 'FILE_FORMAT']);
    await checked(all);
    all.choose({ key: 'f2' });
    expect(shownBy(all)).toEqual([['choosing', 'chosen'], 'f2', null, null]);
  });

  test.each(['people.CSV', 'people.txt'])('named %s is taken, of the largest size too (B057)', (name) => {
    const all = createImportActor();
    all.choose({ name, sizeBytes: 4 * 1024 * 1024 });
    expect(shownBy(all)[0]).toEqual(['choosing', 'chosen']);
  });
});

test('another role forgets why the last check failed (B057)', async () => {
  const all = createImportActor();
  all.choose();
  all.check();
  await all.startImport.fail('ROLE_TOO_HIGH');
  all.actor.send({ type: 'role.chosen', role: 'member' });
  expect(all.actor.getSnapshot().context.problem).toBeNull();
  await checked(all);
  all.actor.send({ type: 'role.chosen', role: 'teacher' });
  expect(shownBy(all)).toEqual([['choosing', 'chosen'], 'f1', null, null]);
});

test('one person is enough to be invited (B057)', async () => {
  const all = createImportActor();
  await checked(all, { invited: 1 });
  expect(all.actor.getSnapshot().can({ type: 'import.confirmed' })).toBe(true);
});

describe('an import that is followed', () => {
  test('and refused for good stops, and begins anew without a file (B057)', async () => {
    const all = createImportActor({ importId: 'i7' });
    await all.loadImport.fail('NOT_FOUND');
    expect(shownBy(all)).toEqual([['failed'], null, null, 'NOT_FOUND']);
    all.actor.send({ type: 'import.retried' });
    expect(shownBy(all)).toEqual(EMPTY);
    expect(all.startImport.inputs).toEqual([]);
  });

  test('with its file still here is checked again, without the old refusal (B057)', async () => {
    const all = createImportActor();
    all.choose();
    all.check();
    await all.startImport.succeed(report());
    await vi.advanceTimersByTimeAsync(1_000);
    await all.loadImport.fail('NOT_FOUND');
    expect(shownBy(all)).toEqual([['failed'], 'f1', 1, 'NOT_FOUND']);
    all.actor.send({ type: 'import.retried' });
    expect(shownBy(all)).toEqual([['checking'], 'f1', 1, null]);
  });

  test('over a lost connection is asked for later each time, and soon again once it has answered (B057)', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const { loadImport } = createImportActor({ importId: 'i7' });
    const goesOutAfter = async (milliseconds: number): Promise<boolean> => {
      const before = loadImport.inputs.length;
      await vi.advanceTimersByTimeAsync(milliseconds - 1);
      const early = loadImport.inputs.length - before;
      await vi.advanceTimersByTimeAsync(1);
      return early === 0 && loadImport.inputs.length === before + 1;
    };
    for (const milliseconds of [500, 1_000, 2_000]) {
      await loadImport.fail('NETWORK');
      expect(await goesOutAfter(milliseconds)).toBe(true);
    }
    await loadImport.succeed(report({ dryRun: false }));
    expect(await goesOutAfter(1_000)).toBe(true);
    await loadImport.fail('NETWORK');
    expect(await goesOutAfter(500)).toBe(true);
  });

  test('after failures of an earlier one waits as shortly as the first (B057)', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const all = createImportActor({ importId: 'i7' });
    const { actor, startImport, loadImport } = all;
    const fails = async (): Promise<void> => {
      await startImport.succeed(report());
      await vi.advanceTimersByTimeAsync(1_000);
      const before = loadImport.inputs.length;
      await loadImport.fail('NETWORK');
      await vi.advanceTimersByTimeAsync(500);
      expect(loadImport.inputs).toHaveLength(before + 1);
      await loadImport.fail('NOT_FOUND');
    };
    await loadImport.fail('NOT_FOUND');
    actor.send({ type: 'file.removed' });
    all.choose();
    all.check();
    await startImport.fail('NETWORK');
    all.check();
    await fails();
    actor.send({ type: 'import.retried' });
    await fails();
  });
});
