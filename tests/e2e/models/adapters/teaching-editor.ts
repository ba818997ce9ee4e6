import { expect } from '@playwright/test';
import { signIn } from '../../support/accounts.ts';
import { AdminClient, SCHOOL } from '../admin-client.ts';
import type { Adapter } from '../adapter.ts';
import { question } from '../exams.ts';
import type { Stage } from '../stage.ts';

const QUESTIONS = '/api/exam/v1/manage/questions';
const FIRST = 'Why do kites fly?';
const SECOND = 'Why do kites fly higher in spring?';
const THIRD = 'Why do kites come down?';
const THEIRS = 'Why do kites have tails?';

/** As the editor has it; of its texts only that of the question changes. */
const draft = (text: string, version = 1) => ({
  kind: 'question',
  id: '1700000000000530001',
  version,
  type: 'essay',
  folder: 'Models',
  tags: [],
  level: null,
  points: 4,
  text: { en_US: text },
  options: [],
  parts: [],
  accepts: [],
  isExact: false,
  credit: 'parts',
  range: { min: 0, max: 10, step: 1 },
  picture: { url: '', alt: {}, most: null },
  media: null,
  mostFiles: 1,
  fileMegabytes: 10,
  fileKinds: [],
  rubric: [],
  value: null,
  tolerance: 0,
  isRelative: false,
  near: null,
  unit: {},
  explanation: {},
});

/** A question of the bank, opened by whoever runs the school. */
async function openQuestion(stage: Stage): Promise<void> {
  const adminClient = await AdminClient.of(stage);
  const { id } = await adminClient.send<{ id: string }>('POST', QUESTIONS, { data: question(FIRST) });
  stage.notes.set('question', id);
  await signIn(stage.page, 'admin@stoa.example');
  await stage.open(`/manage/${SCHOOL}/questions/${id}`);
  await expect
    .poll(async () => {
      // The page reads the question by the same call before there is an editor.
      if (stage.calls.isHeld('loadSettings')) await stage.calls.end('loadSettings');
      return stage.page.locator('html[data-ready]').and(stage.page.locator(':has(textarea)')).count();
    })
    .toBe(1);
}

/** Somebody else saves the question meanwhile. */
async function saveElsewhere(stage: Stage): Promise<void> {
  const adminClient = await AdminClient.of(stage);
  const path = `${QUESTIONS}/${stage.notes.get('question') ?? ''}`;
  const { version } = await adminClient.send<{ version: number }>('GET', path);
  await adminClient.send('PUT', path, { data: { ...question(THEIRS), version } });
}

const press =
  (name: string) =>
  ({ page }: Stage) =>
    page.getByRole('button', { name, exact: true }).click();
const type = (text: string) => ({
  event: { type: 'settings.changed', draft: draft(text) },
  cause: ({ page }: Stage) => page.getByRole('textbox', { name: /Text of the question/ }).fill(text),
});

/** What a teacher writes, on the page of a question. The editors of exams and of other settings have the same states. */
export const teachingEditor: Adapter = {
  machine: 'teachingEditor',
  inputs: { 'a question': { value: { settings: draft(FIRST) }, open: openQuestion } },
  events: {
    'second text': type(SECOND),
    'third text': type(THIRD),
    'no text': type(''),
    'first text': type(FIRST),
    save: { event: { type: 'settings.submitted' }, cause: press('Save') },
    undo: { event: { type: 'settings.reset' }, cause: press('Undo the changes') },
    'undo all': {
      event: { type: 'reset.confirmed' },
      cause: ({ page }) =>
        page.getByRole('alertdialog').getByRole('button', { name: 'Undo the changes' }).click(),
    },
    'undo nothing': { event: { type: 'reset.cancelled' }, cause: press('Keep them') },
    'keep mine': { event: { type: 'conflict.mineKept' }, cause: press('Overwrite with mine') },
    'take theirs': { event: { type: 'conflict.theirsTaken' }, cause: press('Use theirs') },
  },
  outcomes: {
    saveSettings: {
      call: 'PUT manage/questions/*',
      ends: {
        'second text': { resolve: draft(SECOND, 2) },
        'third text': { resolve: draft(THIRD, 3) },
        cut: { reject: { code: 'NETWORK' }, answer: 'cut' },
        'changed elsewhere': { reject: { code: 'VERSION_CONFLICT' }, before: saveElsewhere },
        'behind still': { reject: { code: 'VERSION_CONFLICT' } },
      },
    },
    loadSettings: {
      call: 'GET manage/questions/*',
      ends: {
        theirs: { resolve: draft(THEIRS, 2) },
        cut: { reject: { code: 'NETWORK' }, answer: 'cut' },
      },
    },
  },
  seen: {
    'teachingEditor.editing.clean.saved': ({ page }) => page.getByText('Saved.', { exact: true }).first(),
    'teachingEditor.editing.dirty.invalid': ({ page }) =>
      page.getByText('Something is missing or not valid.', { exact: false }),
    'teachingEditor.confirmingReset': ({ page }) => page.getByRole('alertdialog'),
    'teachingEditor.conflict': ({ page }) => page.getByRole('dialog'),
  },
  walks: [
    {
      name: 'what is missing is told, a lost connection loses nothing, and what was saved elsewhere is written over on demand',
      steps: [
        ['open:a question', 'no text', 'save', 'second text', 'first text', 'second text'],
        ['undo', 'undo nothing', 'save', 'saveSettings:cut', 'save', 'saveSettings:second text'],
        ['third text', 'save', 'saveSettings:changed elsewhere', 'loadSettings:cut'],
        ['save', 'saveSettings:behind still', 'loadSettings:theirs', 'keep mine', 'saveSettings:third text'],
      ].flat(),
    },
    {
      name: 'typing goes on while it is saved, and the other version is taken',
      steps: [
        ['open:a question', 'third text', 'undo', 'undo all', 'second text', 'save', 'third text'],
        ['saveSettings:second text', 'save', 'saveSettings:changed elsewhere', 'second text'],
        ['loadSettings:theirs', 'take theirs'],
      ].flat(),
    },
  ],
};
