import { describe, expect, test } from 'vitest';
import { complaintMachine } from '../complaint/index.ts';
import { CONTACTS, createForm, EMPTY } from './feedback.fixtures.ts';

describe('opening and closing', () => {
  test('opening asks how the school can be reached, each time; the form does not wait (B036)', async () => {
    const { actor, loadService, has, context, open } = createForm();
    expect(loadService.inputs).toHaveLength(0);
    open();
    expect(has('open')).toBe(true);
    expect(loadService.inputs).toHaveLength(1);
    await loadService.succeed(CONTACTS);
    expect(context().service).toEqual(CONTACTS);
    actor.send({ type: 'message.closed' });
    open();
    expect(loadService.inputs).toHaveLength(2);
    await loadService.fail('NETWORK');
    expect(has('open')).toBe(true);
    expect(context().service).toEqual(CONTACTS);
  });

  test('closing an empty form is nobody’s loss; a filled one asks first, and then is empty (B037)', () => {
    const { actor, emitted, has, draft, open, type } = createForm();
    open();
    actor.send({ type: 'message.closed' });
    expect(has('open')).toBe(false);
    expect(emitted.at(-1)).toEqual({ type: 'message.left' });
    open();
    type('text', 'It stops');
    type('type', '3');
    actor.send({ type: 'contact.changed', allowed: false });
    actor.send({ type: 'message.closed' });
    expect(has('confirmingClose')).toBe(true);
    actor.send({ type: 'close.cancelled' });
    expect(draft().text).toBe('It stops');
    actor.send({ type: 'message.closed' });
    actor.send({ type: 'close.confirmed' });
    expect(has('open')).toBe(false);
    expect(draft()).toEqual(EMPTY);
    expect(emitted.findLast(({ type: name }) => name === 'draft.changed')).toEqual({
      type: 'draft.changed',
      draft: null,
    });
  });
});

describe('what is typed', () => {
  test('white space before the text goes while one types, inside it stays (B039)', () => {
    const { draft, open, type } = createForm();
    open();
    type('text', ' \n\t\u3000The  video stops ');
    expect(draft().text).toBe('The  video stops ');
  });

  test.each([
    ['', 'REQUIRED'],
    ['   ', 'REQUIRED'],
    ['x'.repeat(201), 'TOO_LONG'],
    ['😀'.repeat(201), 'TOO_LONG'],
    ['😀'.repeat(200), undefined],
  ])('a text like %j is %s (B039)', (text, problem) => {
    const { has, context, sendMessage, open, type, submit } = createForm();
    open();
    type('text', text);
    submit();
    expect(has('invalid')).toBe(problem !== undefined);
    expect(context().fieldProblems.text).toBe(problem);
    expect(sendMessage.inputs).toHaveLength(problem === undefined ? 1 : 0);
  });

  test.each([
    ['13800000001', undefined],
    ['١٣٨ ٠٠٠٠-٠٠٠١', undefined],
    ['', undefined],
    ['12800000001', 'INVALID'],
    ['138000000012', 'INVALID'],
    ['abc', 'INVALID'],
  ])('a number like %j is %s where contact is allowed (B040)', (phone, problem) => {
    const { actor, context, open, type, submit } = createForm();
    open();
    type('text', 'Hello');
    type('phoneNumber', phone);
    submit();
    expect(context().fieldProblems.phoneNumber).toBe(problem);
    actor.send({ type: 'contact.changed', allowed: false });
    submit();
    expect(context().fieldProblems).toEqual({});
  });

  test('the types are 1, 0, 2, 3; one that nobody knows is the first (B038)', () => {
    const { draft, context, open, type, submit } = createForm();
    open({ type: '9', text: 'Kept' });
    expect(draft().type).toBe('1');
    type('type', '7');
    submit();
    expect(context().fieldProblems.type).toBe('INVALID');
  });

  test('every change is told, so that it can be kept (B042, R33)', () => {
    const { lastDraft, open, type } = createForm();
    open();
    type('text', 'It stops');
    type('phoneNumber', '138');
    expect(lastDraft()).toEqual({
      type: 'draft.changed',
      draft: { ...EMPTY, text: 'It stops', phoneNumber: '138' },
    });
  });
});

describe('a complaint', () => {
  test('has to be about something, and takes 1,000 characters (R34)', () => {
    const { context, sendMessage, open, type, submit } = createForm({ machine: complaintMachine as never });
    open({ targetUrl: '/portal/1700000000000000001/resource/1700000000000200007' });
    type('text', 'x'.repeat(1000));
    submit();
    expect(context().fieldProblems).toEqual({ type: 'REQUIRED' });
    type('type', 'copyright');
    type('text', 'x'.repeat(1001));
    submit();
    expect(context().fieldProblems).toEqual({ text: 'TOO_LONG' });
    type('text', 'It copies our book.');
    submit();
    expect(sendMessage.inputs).toMatchObject([
      {
        type: 'copyright',
        text: 'It copies our book.',
        targetUrl: '/portal/1700000000000000001/resource/1700000000000200007',
      },
    ]);
  });
});

/** What the page reads: the tags, the problems of fields, the code of the last refusal. */
const shownBy = ({ actor }: ReturnType<typeof createForm>) => {
  const { tags, context } = actor.getSnapshot();
  return [
    [...tags].filter((tag) => tag !== 'loadingService').toSorted(),
    context.fieldProblems,
    context.problem?.code ?? null,
  ];
};

describe('what the form shows follows each step, and nothing of an earlier refusal stays', () => {
  test('from an empty text to the thanks, and once more (B037, B039, B044)', async () => {
    const all = createForm();
    const { actor, sendMessage, open, type, submit } = all;
    expect(shownBy(all)).toEqual([[], {}, null]);
    open();
    expect(shownBy(all)).toEqual([['open'], {}, null]);
    type('phoneNumber', '1');
    submit();
    const both = { text: 'REQUIRED', phoneNumber: 'INVALID' };
    expect(shownBy(all)).toEqual([['invalid', 'open'], both, null]);
    type('text', 'It stops');
    expect(shownBy(all)).toEqual([['invalid', 'open'], { phoneNumber: 'INVALID' }, null]);
    actor.send({ type: 'contact.changed', allowed: false });
    expect(shownBy(all)).toEqual([['invalid', 'open'], {}, null]);
    submit();
    expect(shownBy(all)).toEqual([['open', 'sending'], {}, null]);
    await sendMessage.fail('NETWORK');
    expect(shownBy(all)).toEqual([['failed', 'open'], {}, 'NETWORK']);
    submit();
    expect(shownBy(all)).toEqual([['open', 'sending'], {}, null]);
    await sendMessage.fail('NETWORK');
    type('text', '');
    submit();
    expect(shownBy(all)).toEqual([['invalid', 'open'], { text: 'REQUIRED' }, null]);
    type('text', 'It stops');
    submit();
    await sendMessage.succeed(undefined);
    expect(shownBy(all)).toEqual([['sent'], {}, null]);
    open({ text: 'Once more' });
    expect(shownBy(all)).toEqual([['open'], {}, null]);
    expect(all.draft()).toEqual({ ...EMPTY, text: 'Once more' });
  });

  test('the thanks go when they are closed (B044)', async () => {
    const all = createForm();
    all.open({ text: 'It stops' });
    all.submit();
    await all.sendMessage.succeed(undefined);
    all.actor.send({ type: 'message.closed' });
    expect(shownBy(all)).toEqual([[], {}, null]);
  });

  test('a form that asks whether it may be closed does so once, and is left with everything or without (B037)', async () => {
    const all = createForm();
    const { actor, emitted, open, type, submit } = all;
    open();
    type('text', 'It stops');
    submit();
    await all.sendMessage.fail('NETWORK');
    actor.send({ type: 'message.closed' });
    expect(shownBy(all)[0]).toEqual(['confirmingClose', 'open']);
    actor.send({ type: 'close.cancelled' });
    expect(shownBy(all)[0]).toEqual(['open']);
    actor.send({ type: 'message.closed' });
    actor.send({ type: 'close.confirmed' });
    expect(shownBy(all)).toEqual([[], {}, null]);
    expect(emitted.at(-1)).toEqual({ type: 'message.left' });
  });

  test('a form without words is closed without a question, and what it was refused for is forgotten (B037)', () => {
    const all = createForm();
    all.open();
    all.type('type', '3');
    all.submit();
    expect(shownBy(all)).toEqual([['invalid', 'open'], { text: 'REQUIRED' }, null]);
    all.actor.send({ type: 'message.closed' });
    expect(shownBy(all)).toEqual([[], {}, null]);
    expect(all.draft()).toEqual(EMPTY);
    expect(all.lastDraft()).toEqual({ type: 'draft.changed', draft: null });
  });

  test('what was kept of a form without words is forgotten with it (B037, B042)', () => {
    const { actor, context, emitted, open } = createForm();
    expect(context().isUploading).toBe(false);
    open({ type: '3' });
    actor.send({ type: 'message.closed' });
    expect(emitted).toEqual([{ type: 'draft.changed', draft: null }, { type: 'message.left' }]);
  });

  test('a picture alone is worth a question (B037)', async () => {
    const all = createForm();
    all.open();
    await all.addPicture();
    all.actor.send({ type: 'message.closed' });
    expect(all.has('confirmingClose')).toBe(true);
  });
});

test('a form that is opened again waits for the answer that is on its way (B036)', async () => {
  const { actor, loadService, has, context, open } = createForm();
  open();
  actor.send({ type: 'message.closed' });
  open();
  expect(loadService.inputs).toHaveLength(1);
  expect(has('loadingService')).toBe(true);
  await loadService.succeed(CONTACTS);
  expect(has('loadingService')).toBe(false);
  expect(loadService.inputs).toHaveLength(1);
  expect(context().service).toEqual(CONTACTS);
  actor.send({ type: 'message.closed' });
  open();
  await loadService.fail('NETWORK');
  expect(has('loadingService')).toBe(false);
});

test('what is on its way is not changed any more (B044)', () => {
  const { actor, draft, open, submit } = createForm();
  open({ text: 'It stops' });
  submit();
  actor.send({ type: 'contact.changed', allowed: false });
  expect(draft()).toEqual({ ...EMPTY, text: 'It stops' });
});

describe('what is kept', () => {
  test('follows a picture and the choice of contact, once each (B042, R33)', async () => {
    const { actor, emitted, lastDraft, open, addPicture } = createForm();
    open({ text: 'It stops' });
    await addPicture();
    const pictures = [{ id: 'u1', name: 'a.png', sizeBytes: 10, url: '/files/a.png' }];
    const kept = { ...EMPTY, text: 'It stops', pictures };
    expect(emitted).toEqual([{ type: 'draft.changed', draft: kept }]);
    actor.send({ type: 'contact.changed', allowed: false });
    expect(lastDraft()).toEqual({ type: 'draft.changed', draft: { ...kept, allowContact: false } });
  });
});
