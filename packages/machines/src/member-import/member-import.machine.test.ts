import { createActor } from 'xstate';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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
