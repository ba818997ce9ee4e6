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
