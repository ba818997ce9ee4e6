import { expect } from '@playwright/test';
import { newAccount } from '../../support/accounts.ts';
import { made, type Adapter } from '../adapter.ts';
import type { Stage } from '../stage.ts';

const PORTAL = '/api/portal/api/v1/portal';
const HEADERS = { 'x-requested-with': 'stoa' };
const AUTOSAVE_MS = 1000;
const RETRY_MS = 5000;
/** An open editor asks who else edits, and what they have saved, within this time. */
const REPORT_MS = 21_000;
const AT = '2026-12-01T08:00:00.000Z';
const [FIRST, SECOND, THIRD] = ['Learn by building', 'Learn at sea', 'Learn on land'] as const;

const draft = (title: string) => ({ title });
const loaded = (title: string, version: string | null) => ({ draft: draft(title), version, savedAt: AT });

interface Draft {
  version: string | null;
  page: { pageId?: string; blocks: { title?: object }[] };
}

/** A school of one's own, and the editor of its home page. */
async function openHome(stage: Stage): Promise<void> {
  const { request } = stage.page;
  await newAccount(stage.page, { tenantId: null });
  const answer = await request.post('/api/school/schools/', {
    headers: HEADERS,
    data: {
      kind: 'academy',
      name: 'Harbour School',
      defaultLanguage: 'en_US',
      agreementVersion: '2026-10',
      agreed: true,
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { schoolId } = ((await answer.json()) as { data: { schoolId: string } }).data;
  stage.notes.set('school', schoolId);
  await expect
    .poll(
      async () => (await (await request.get(`/api/school/schools/${schoolId}/creation`)).json()).data.status,
    )
    .toBe('ready');
  await stage.open(`/design/${schoolId}`);
  await expect(stage.page.locator('html[data-ready]')).toBeAttached({ timeout: 15_000 });
}

/** Another tab of somebody who edits the page saves it meanwhile. */
async function saveElsewhere(stage: Stage): Promise<void> {
  const { request } = stage.page;
  const schoolId = stage.notes.get('school') ?? '';
  const read = await request.get(`${PORTAL}/select-user-renovation?schoolId=${schoolId}&pageId=home`);
  const { version, page } = ((await read.json()) as { data: Draft }).data;
  const [banner, ...rest] = page.blocks;
  const saved = await request.post(`${PORTAL}/insert-user-renovation`, {
    headers: { ...HEADERS, 'idempotency-key': crypto.randomUUID() },
    data: {
      schoolId,
      baseVersion: version,
      editor: '2',
      page: { ...page, blocks: [...rest, ...(banner ? [banner] : [])] },
    },
  });
  expect(saved.ok(), await saved.text()).toBe(true);
}

const dialog = ({ page }: Stage) => page.getByRole('dialog');
const press =
  (name: string) =>
  ({ page }: Stage) =>
    page.getByRole('button', { name, exact: true }).click();
const inDialog = (name: string) => (stage: Stage) =>
  dialog(stage).getByRole('button', { name, exact: true }).click();
const type = (title: string) => ({
  // What is typed into a field without a break is one step of undo.
  event: { type: 'draft.changed', draft: draft(title), mark: 'title' },
  cause: async ({ page }: Stage) => {
    const heading = page.getByRole('textbox', { name: 'Heading' });
    if ((await heading.count()) === 0)
      await page.getByRole('button', { name: 'Banner', exact: true }).first().click();
    await heading.fill(title);
  },
});

/** The draft of a page, in the editor of a school's home page; what is taught and surveys are edited by the same machine. */
export const contentEditor: Adapter = {
  machine: 'contentEditor',
  inputs: { 'a new school': { value: undefined, open: openHome } },
  events: {
    'load again': { event: { type: 'loading.retried' }, cause: press('Try again') },
    'first text': type(FIRST),
    'second text': type(SECOND),
    'third text': type(THIRD),
    undo: { event: { type: 'undo' }, cause: press('Undo') },
    redo: { event: { type: 'redo' }, cause: press('Redo') },
    'save again': { event: { type: 'saving.retried' }, cause: press('Save again') },
    publish: { event: { type: 'publishing.requested' }, cause: press('Publish') },
    'publish now': {
      event: { type: 'publishing.confirmed', publishAt: null },
      cause: inDialog('Publish'),
    },
    'not now': { event: { type: 'publishing.cancelled' }, cause: inDialog('Cancel') },
    'an older version': {
      event: { type: 'restoring.requested', version: '1' },
      cause: async (stage) => {
        await press('Versions')(stage);
        await dialog(stage)
          .getByRole('button', { name: /^Restore/ })
          .last()
          .click();
      },
    },
    'keep mine': { event: { type: 'conflict.mineKept' }, cause: inDialog('Keep my version') },
    'take theirs': { event: { type: 'conflict.theirsTaken' }, cause: inDialog('Use their version') },
    'show the newest': {
      event: { type: 'newest.requested' },
      cause: async (stage) => {
        await saveElsewhere(stage);
        await stage.wait(REPORT_MS);
        await press('Show new version')(stage);
      },
    },
  },
  outcomes: {
    loadDraft: {
      call: 'GET select-user-renovation?!sxz-lang',
      ends: {
        'never saved': { resolve: loaded('Harbour School', null) },
        theirs: { resolve: loaded('Theirs', '7') },
        cut: { reject: { code: 'NETWORK' }, answer: 'cut' },
      },
    },
    saveDraft: {
      call: 'POST insert-user-renovation',
      ends: {
        saved: { resolve: { version: '5', savedAt: AT } },
        cut: { reject: { code: 'NETWORK' }, answer: 'cut' },
        'changed elsewhere': { reject: { code: 'VERSION_CONFLICT' }, before: saveElsewhere },
        'behind still': { reject: { code: 'VERSION_CONFLICT' } },
        refused: {
          reject: { code: 'PAGE_INVALID' },
          answer: made(400, 'PAGE_INVALID', 'The fields of the editor let nothing through that is refused.'),
        },
      },
    },
    publishDraft: {
      call: 'PUT release-pages',
      ends: {
        published: { resolve: {} },
        cut: { reject: { code: 'NETWORK' }, answer: 'cut' },
        'changed elsewhere': { reject: { code: 'VERSION_CONFLICT' }, before: saveElsewhere },
      },
    },
    restoreVersion: {
      call: 'POST page-versions/restore',
      ends: {
        restored: { resolve: loaded('Once', '9') },
        cut: { reject: { code: 'NETWORK' }, answer: 'cut' },
        'changed elsewhere': { reject: { code: 'VERSION_CONFLICT' }, before: saveElsewhere },
      },
    },
  },
  seen: {
    'contentEditor.offline': ({ page }) => page.getByText('Not saved: no connection.', { exact: false }),
    'contentEditor.conflict': ({ page }) =>
      page.getByRole('dialog', { name: 'Someone else changed this page' }),
    'contentEditor.confirming': ({ page }) => page.getByRole('dialog', { name: 'Publish this page?' }),
    'contentEditor.saved.published': ({ page }) => page.getByText('Published', { exact: true }).first(),
  },
  walks: [
    {
      name: 'a page is written, saved over a lost connection, published, and an older version comes back',
      steps: [
        ['open:a new school', 'loadDraft:cut', 'load again', 'loadDraft:never saved'],
        ['publish', 'saveDraft:saved', 'not now', 'first text', `wait:${AUTOSAVE_MS}`, 'second text'],
        ['saveDraft:saved', `wait:${AUTOSAVE_MS}`, 'saveDraft:cut', `wait:${RETRY_MS}`, 'saveDraft:cut'],
        ['save again', 'saveDraft:saved', 'undo', 'redo', 'publish', 'saveDraft:saved', 'publish now'],
        ['publishDraft:cut', 'publish now', 'publishDraft:published'],
        ['an older version', 'restoreVersion:cut', 'an older version', 'restoreVersion:restored'],
        ['publish', 'not now'],
      ].flat(),
    },
    {
      name: 'what somebody else has saved is seen, taken or written over, and never lost unseen',
      steps: [
        [
          'open:a new school',
          'loadDraft:never saved',
          'first text',
          `wait:${AUTOSAVE_MS}`,
          'saveDraft:refused',
        ],
        ['save again', 'saveDraft:refused', 'second text', `wait:${AUTOSAVE_MS}`, 'saveDraft:saved'],
        ['third text', `wait:${AUTOSAVE_MS}`, 'saveDraft:changed elsewhere', 'loadDraft:cut', 'save again'],
        ['saveDraft:behind still', 'first text', 'loadDraft:theirs', 'keep mine', 'saveDraft:saved'],
        ['publish', 'publish now', 'publishDraft:changed elsewhere', 'loadDraft:theirs', 'take theirs'],
        ['an older version', 'restoreVersion:changed elsewhere', 'loadDraft:theirs', 'take theirs'],
      ].flat(),
    },
    {
      name: 'steps are undone and done again whatever the connection does, and what others have saved is shown',
      steps: [
        ['open:a new school', 'loadDraft:never saved', 'first text', 'second text', 'undo'],
        [`wait:${AUTOSAVE_MS}`, 'redo', 'undo', 'publish', 'saveDraft:saved', 'not now', 'redo'],
        [`wait:${AUTOSAVE_MS}`, 'saveDraft:cut', 'undo', 'redo', 'third text', 'save again'],
        ['saveDraft:refused', 'undo', `wait:${AUTOSAVE_MS}`, 'saveDraft:refused', 'redo'],
        [
          `wait:${AUTOSAVE_MS}`,
          'saveDraft:changed elsewhere',
          'undo',
          'redo',
          'loadDraft:theirs',
          'take theirs',
        ],
        ['show the newest', 'loadDraft:cut', 'show the newest', 'loadDraft:theirs'],
      ].flat(),
    },
  ],
};
