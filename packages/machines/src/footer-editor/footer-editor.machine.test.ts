import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { fakeActor } from '../testing/fake-actor.ts';
import { footerEditorMachine } from './footer-editor.machine.ts';
import { footerProblems } from './footer-draft.ts';
import type { FooterDraft, FooterLinkDraft, FooterQrDraft, FooterTemplateDraft } from './footer-draft.ts';

const template = (more: Partial<FooterTemplateDraft> = {}): FooterTemplateDraft => ({
  company: { en_US: 'Stoa' },
  beian: '',
  registerSystemInfo: '',
  support: {},
  columns: [],
  qrCodes: [],
  ...more,
});
const footer = (more: Partial<FooterDraft> = {}): FooterDraft => ({
  version: 3,
  used: 1,
  versionInformation: false,
  templates: { 1: template(), 2: template() },
  ...more,
});
const link = (more: Partial<FooterLinkDraft> = {}): FooterLinkDraft => ({
  key: 'k2',
  showName: { en_US: 'Help' },
  relateType: 'stuGuide',
  relateUrl: '',
  indexAnaCode: null,
  collegeAnaCode: null,
  ...more,
});
const withLink = (more: Partial<FooterLinkDraft>): FooterDraft =>
  footer({
    templates: {
      1: template(),
      2: template({ columns: [{ key: 'k1', showName: { en_US: 'Links' }, children: [link(more)] }] }),
    },
  });
const withCode = (more: Partial<FooterQrDraft>): FooterDraft =>
  footer({
    templates: {
      1: template({
        qrCodes: [
          {
            key: 'k5',
            url: '/media/qr/portal.svg',
            urlEn: '',
            urlMobile: '',
            showName: { en_US: 'On your phone' },
            explainMobile: {},
            ...more,
          },
        ],
      }),
      2: template(),
    },
  });

function createFooterActor() {
  const saveFooter = fakeActor<FooterDraft, FooterDraft>();
  const loadFooter = fakeActor<FooterDraft>();
  const actor = createActor(
    footerEditorMachine.provide({
      actors: { saveSettings: saveFooter.logic, loadSettings: loadFooter.logic },
    }),
    { input: { settings: footer() } },
  ).start();
  const has = (tag: string): boolean => actor.getSnapshot().hasTag(tag as 'unsaved');
  const change = (draft: FooterDraft): void => actor.send({ type: 'settings.changed', draft });
  return { actor, saveFooter, loadFooter, has, change };
}

test.each([
  [withLink({}), {}],
  [withLink({ showName: { en_US: ' ' } }), { 'k2.showName': 'REQUIRED' }],
  [withLink({ relateType: 'custom' }), { 'k2.relateUrl': 'REQUIRED' }],
  [withLink({ relateType: 'custom', relateUrl: 'javascript:alert(1)' }), { 'k2.relateUrl': 'INVALID' }],
  [withLink({ relateType: 'custom', relateUrl: '//evil.example' }), { 'k2.relateUrl': 'INVALID' }],
  [withLink({ relateType: 'custom', relateUrl: 'http://plain.example' }), { 'k2.relateUrl': 'INVALID' }],
  [withLink({ relateType: 'custom', relateUrl: 'https://stoa.example/a' }), {}],
  [withLink({ relateType: 'custom', relateUrl: '/service' }), {}],
  [withCode({}), {}],
  [withCode({ url: '' }), { 'k5.url': 'REQUIRED' }],
  [withCode({ url: 'https://elsewhere.example/a.png' }), { 'k5.url': 'INVALID' }],
  [
    withCode({ urlMobile: 'mailto:a@b.c', showName: {} }),
    { 'k5.urlMobile': 'INVALID', 'k5.showName': 'REQUIRED' },
  ],
] as const)('footer %# has the problems %j (B049, B050)', (draft, problems) => {
  expect(footerProblems(draft)).toEqual(problems);
});

test('a footer is saved with the version it was read with (B048)', async () => {
  const { actor, saveFooter, has, change } = createFooterActor();
  actor.send({ type: 'settings.submitted' });
  expect(saveFooter.inputs).toEqual([]);
  change(footer({ used: 2, versionInformation: true }));
  expect(has('unsaved')).toBe(true);
  actor.send({ type: 'settings.submitted' });
  expect(saveFooter.inputs).toEqual([footer({ used: 2, versionInformation: true })]);
  await saveFooter.succeed(footer({ used: 2, versionInformation: true, version: 4 }));
  expect([has('saved'), has('unsaved')]).toEqual([true, false]);
  change(footer({ version: 1 }));
  expect(actor.getSnapshot().context.draft.version).toBe(4);
});

test('what goes back to what it was is not unsaved', () => {
  const { has, change } = createFooterActor();
  change(footer({ used: 2 }));
  change(footer());
  expect(has('unsaved')).toBe(false);
});

test('a footer that cannot be saved says where, and keeps everything (B050)', async () => {
  const { actor, saveFooter, has, change } = createFooterActor();
  const draft = withLink({ relateType: 'custom', relateUrl: 'nowhere' });
  change(draft);
  actor.send({ type: 'settings.submitted' });
  expect([has('invalid'), saveFooter.inputs]).toEqual([true, []]);
  change(withLink({ relateType: 'custom', relateUrl: '/service' }));
  actor.send({ type: 'settings.submitted' });
  await saveFooter.fail('NETWORK');
  expect(has('failed')).toBe(true);
  expect(actor.getSnapshot().context.draft.templates[2].columns).toHaveLength(1);
});

test('two who edit choose', async () => {
  const { actor, saveFooter, loadFooter, has, change } = createFooterActor();
  change(footer({ used: 2 }));
  actor.send({ type: 'settings.submitted' });
  await saveFooter.fail('VERSION_CONFLICT');
  await loadFooter.succeed(footer({ version: 9 }));
  expect(has('conflict')).toBe(true);
  actor.send({ type: 'conflict.mineKept' });
  expect(saveFooter.inputs.at(-1)).toEqual(footer({ used: 2, version: 9 }));
  await saveFooter.fail('VERSION_CONFLICT');
  await loadFooter.succeed(footer({ version: 10 }));
  actor.send({ type: 'conflict.theirsTaken' });
  expect(actor.getSnapshot().context.draft).toEqual(footer({ version: 10 }));
});

test('throwing changes away is confirmed', () => {
  const { actor, has, change } = createFooterActor();
  change(footer({ used: 2 }));
  actor.send({ type: 'settings.reset' });
  expect(has('confirmingReset')).toBe(true);
  actor.send({ type: 'reset.cancelled' });
  expect(actor.getSnapshot().context.draft.used).toBe(2);
  actor.send({ type: 'settings.reset' });
  actor.send({ type: 'reset.confirmed' });
  expect([actor.getSnapshot().context.draft.used, has('unsaved')]).toEqual([1, false]);
});

test('what is typed while it is saved stays, and is not saved yet', async () => {
  const { actor, saveFooter, has, change } = createFooterActor();
  change(footer({ used: 2 }));
  actor.send({ type: 'settings.submitted' });
  change(footer({ used: 2, versionInformation: true }));
  await saveFooter.succeed(footer({ used: 2, version: 4 }));
  expect([has('unsaved'), has('saved')]).toEqual([true, false]);
  expect(actor.getSnapshot().context.draft).toMatchObject({ version: 4, versionInformation: true });
});

test('what is typed while the other version is loaded is kept with one’s own', async () => {
  const { actor, saveFooter, loadFooter, change } = createFooterActor();
  change(footer({ used: 2 }));
  actor.send({ type: 'settings.submitted' });
  await saveFooter.fail('VERSION_CONFLICT');
  change(footer({ used: 2, versionInformation: true }));
  await loadFooter.succeed(footer({ version: 9 }));
  actor.send({ type: 'conflict.mineKept' });
  expect(saveFooter.inputs.at(-1)).toEqual(footer({ used: 2, versionInformation: true, version: 9 }));
});
