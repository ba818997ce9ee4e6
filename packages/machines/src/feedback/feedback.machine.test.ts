import { createActor, fromCallback, fromPromise } from 'xstate';
import { describe, expect, test } from 'vitest';
import { complaintMachine } from '../complaint/index.ts';
import { pictureUploadMachine } from '../picture-upload/index.ts';
import { ProblemError } from '../shared/problem.ts';
import { fakeActor, settled } from '../testing/fake-actor.ts';
import { feedbackMachine } from './feedback.machine.ts';
import type { MessageDraft, MessageEmitted, ServiceContacts } from './message.types.ts';

const CONTACTS: ServiceContacts = { isOn: true, phone: '400', email: 'help@stoa.example', weChat: '' };
const PNG = { key: 'k', name: 'a.png', type: 'image/png', sizeBytes: 10 };

function createForm({ isSignedIn = true, machine = feedbackMachine, url = '/files/a.png' } = {}) {
  const loadService = fakeActor<ServiceContacts>();
  const sendMessage = fakeActor<unknown, MessageDraft>();
  const emitted: MessageEmitted[] = [];
  const uploads = pictureUploadMachine.provide({
    actors: {
      requestAddress: fromPromise(() =>
        Promise.resolve({ uploadId: 'u1', url: '/put', staticUrl: url, headers: {} }),
      ),
      sendBytes: fromCallback(({ sendBack }) => sendBack({ type: 'bytes.sent' })),
      confirmUpload: fromPromise(() => Promise.resolve({ url })),
    },
  });
  const actor = createActor(
    machine.provide({
      actors: { loadService: loadService.logic, sendMessage: sendMessage.logic, pictureUpload: uploads },
    }),
    { input: { isSignedIn } },
  );
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  const has = (tag: string): boolean => actor.getSnapshot().hasTag(tag as 'open');
  return {
    actor,
    loadService,
    sendMessage,
    emitted,
    has,
    context: () => actor.getSnapshot().context,
    draft: () => actor.getSnapshot().context.draft,
    lastDraft: () => emitted.findLast(({ type }) => type === 'draft.changed'),
    open: (draft: Partial<MessageDraft> | null = null) => actor.send({ type: 'message.opened', draft }),
    type: (field: 'type' | 'text' | 'phoneNumber' | 'targetUrl', value: string) =>
      actor.send({ type: 'field.changed', field, value }),
    submit: () => actor.send({ type: 'message.submitted' }),
    addPicture: async () => {
      actor.getSnapshot().children.pictures?.send({ type: 'pictures.chosen', files: [PNG] });
      for (let round = 0; round < 6; round += 1) await settled();
    },
  };
}

const EMPTY: MessageDraft = {
  type: '1',
  text: '',
  targetUrl: '',
  allowContact: true,
  phoneNumber: '',
  pictures: [],
};

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

describe('sending', () => {
  test('is done once; thanks, and the form is as new (B037, B043, B044)', async () => {
    const { actor, sendMessage, emitted, has, draft, lastDraft, open, type, submit, addPicture } =
      createForm();
    open();
    type('text', 'It stops');
    await addPicture();
    submit();
    submit();
    type('text', 'Too late');
    expect(sendMessage.inputs).toHaveLength(1);
    expect(sendMessage.inputs[0]).toMatchObject({
      type: '1',
      text: 'It stops',
      pictures: [{ url: '/files/a.png' }],
    });
    await sendMessage.succeed(undefined);
    expect(has('sent')).toBe(true);
    expect(has('open')).toBe(false);
    expect(draft()).toEqual(EMPTY);
    expect(lastDraft()).toEqual({ type: 'draft.changed', draft: null });
    expect(emitted.at(-1)).toEqual({ type: 'message.sent' });
    actor.send({ type: 'message.closed' });
    expect(has('sent')).toBe(false);
  });

  test('a refusal keeps all of it and the server’s own words (B044)', async () => {
    const { sendMessage, has, context, draft, open, type, submit } = createForm();
    open();
    type('text', 'It stops');
    submit();
    const refusal = Object.assign(new Error('Your feedback could not be accepted.'), {
      code: 'FEEDBACK_REJECTED',
      status: 400,
      requestId: 'req-1',
    });
    await sendMessage.failWith(refusal);
    expect(has('failed')).toBe(true);
    expect(context().problem).toEqual({
      code: 'FEEDBACK_REJECTED',
      message: 'Your feedback could not be accepted.',
      requestId: 'req-1',
    });
    expect(draft().text).toBe('It stops');
    submit();
    expect(sendMessage.inputs).toHaveLength(2);
  });

  test('words that are not published are told to who wrote them (B074)', async () => {
    const { sendMessage, context, open, type, submit } = createForm();
    open();
    type('text', 'Buy spam-word now');
    submit();
    await sendMessage.failWith(
      Object.assign(new Error('Some words cannot be published here.'), {
        code: 'MODERATION_REJECTED',
        status: 400,
        details: { words: ['spam-word', 7] },
      }),
    );
    expect(context().problem).toMatchObject({ code: 'MODERATION_REJECTED', words: ['spam-word'] });
  });

  test('a cut connection is said apart and loses nothing (B044)', async () => {
    const { sendMessage, has, context, draft, open, type, submit } = createForm();
    open();
    type('text', 'It stops');
    submit();
    await sendMessage.fail('NETWORK');
    expect(has('failed')).toBe(true);
    expect(context().problem).toEqual({ code: 'NETWORK' });
    expect(draft().text).toBe('It stops');
  });

  test('it waits for a picture that is on its way, and does not send without it (B041)', () => {
    const { actor, sendMessage, has, context, open, type, submit } = createForm();
    open();
    type('text', 'It stops');
    actor.getSnapshot().children.pictures?.send({ type: 'pictures.chosen', files: [PNG] });
    submit();
    expect(has('failed')).toBe(true);
    expect(context().problem).toEqual({ code: 'UPLOAD_RUNNING' });
    expect(sendMessage.inputs).toEqual([]);
  });
});

describe('who is not signed in', () => {
  test('is led to the login, and finds everything again (B042)', async () => {
    const first = createForm({ isSignedIn: false });
    first.open();
    first.type('type', '2');
    first.type('text', 'How do I join?');
    first.type('phoneNumber', '13800000001');
    first.submit();
    expect(first.has('signInNeeded')).toBe(true);
    expect(first.sendMessage.inputs).toEqual([]);
    expect(first.emitted.at(-1)).toEqual({ type: 'signIn.needed' });
    const kept = first.lastDraft();
    const draft = kept?.type === 'draft.changed' ? kept.draft : null;

    const second = createForm();
    second.open(JSON.parse(JSON.stringify(draft)) as MessageDraft);
    expect(second.draft()).toEqual(first.draft());
    second.submit();
    await second.sendMessage.succeed(undefined);
    expect(second.has('sent')).toBe(true);
  });

  test.each(['UNAUTHENTICATED', 'TOKEN_EXPIRED'])(
    'a session that ends while one types (%s): text, type, pictures and number survive (B042)',
    async (code) => {
      const first = createForm();
      first.open();
      first.type('type', '3');
      first.type('text', 'x'.repeat(150));
      first.type('phoneNumber', '13800000001');
      await first.addPicture();
      first.submit();
      await first.sendMessage.failWith(new ProblemError(code));
      expect(first.has('signInNeeded')).toBe(true);
      expect(first.emitted.at(-1)).toEqual({ type: 'signIn.needed' });
      const kept = first.lastDraft();
      expect(kept).toMatchObject({
        draft: {
          type: '3',
          text: 'x'.repeat(150),
          phoneNumber: '13800000001',
          pictures: [{ id: 'u1', name: 'a.png', url: '/files/a.png' }],
        },
      });

      const second = createForm();
      second.open(kept?.type === 'draft.changed' ? kept.draft : null);
      expect(second.actor.getSnapshot().children.pictures?.getSnapshot().context.pictures).toHaveLength(1);
      second.submit();
      await second.sendMessage.succeed(undefined);
      expect(second.sendMessage.inputs).toHaveLength(1);
    },
  );

  test('signing in beside the form goes on without leaving it (B042)', () => {
    const { actor, sendMessage, has, open, type, submit } = createForm({ isSignedIn: false });
    open();
    type('text', 'How do I join?');
    submit();
    actor.send({ type: 'signIn.changed', isSignedIn: true });
    expect(has('signInNeeded')).toBe(false);
    submit();
    expect(sendMessage.inputs).toHaveLength(1);
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
