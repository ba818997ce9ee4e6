import { describe, expect, test } from 'vitest';
import { ProblemError } from '../shared/problem.ts';
import { PNG, createForm, EMPTY } from './feedback.fixtures.ts';
import type { MessageDraft } from './message.types.ts';

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

  test('is told so without what was refused before, and keeps what stands there (B042)', async () => {
    const { actor, context, emitted, has, open, submit, addPicture } = createForm({ isSignedIn: false });
    open({ text: 'How do I join?' });
    submit();
    expect(emitted).toEqual([
      { type: 'draft.changed', draft: { ...EMPTY, text: 'How do I join?' } },
      { type: 'signIn.needed' },
    ]);
    actor.getSnapshot().children.pictures?.send({ type: 'pictures.chosen', files: [PNG] });
    submit();
    expect(context().problem).toEqual({ code: 'UPLOAD_RUNNING' });
    await addPicture();
    submit();
    expect(has('signInNeeded')).toBe(true);
    expect(context().problem).toBeNull();
    actor.send({ type: 'signIn.changed', isSignedIn: false });
    expect(has('signInNeeded')).toBe(true);
  });

  test('is told once more what to keep when the session ends with the answer (B042)', async () => {
    const { actor, context, emitted, has, sendMessage, open, submit } = createForm();
    open({ text: 'It stops' });
    submit();
    await sendMessage.fail('TOKEN_EXPIRED');
    expect(emitted).toEqual([
      { type: 'draft.changed', draft: { ...EMPTY, text: 'It stops' } },
      { type: 'signIn.needed' },
    ]);
    actor.send({ type: 'signIn.changed', isSignedIn: true });
    expect(['signInNeeded', 'invalid', 'failed'].filter(has)).toEqual([]);
    expect(context().problem).toBeNull();
  });

  test('may sign in, or out, before anything is sent (B042)', () => {
    const visitor = createForm({ isSignedIn: false });
    visitor.open({ text: 'It stops' });
    visitor.actor.send({ type: 'signIn.changed', isSignedIn: true });
    visitor.submit();
    expect(visitor.sendMessage.inputs).toHaveLength(1);
    const member = createForm();
    member.open({ text: 'It stops' });
    member.actor.send({ type: 'signIn.changed', isSignedIn: false });
    member.submit();
    expect(member.has('signInNeeded')).toBe(true);
    expect(member.sendMessage.inputs).toEqual([]);
  });
});

describe('a picture that is on its way', () => {
  test('is told without what was refused before, and no more when it is there (B041)', async () => {
    const { actor, context, open, type, submit, addPicture, sendMessage } = createForm();
    open();
    submit();
    type('text', 'It stops');
    type('phoneNumber', '1');
    submit();
    type('phoneNumber', '');
    expect(context().isUploading).toBe(false);
    actor.getSnapshot().children.pictures?.send({ type: 'pictures.chosen', files: [PNG] });
    expect(context().isUploading).toBe(true);
    submit();
    expect(context()).toMatchObject({ fieldProblems: {}, problem: { code: 'UPLOAD_RUNNING' } });
    await addPicture();
    expect(context().isUploading).toBe(false);
    submit();
    expect(sendMessage.inputs).toHaveLength(1);
  });

  test('is nobody’s any more once the form is left (B041)', () => {
    const { actor, context, open, type } = createForm();
    open();
    type('text', 'It stops');
    actor.getSnapshot().children.pictures?.send({ type: 'pictures.chosen', files: [PNG] });
    actor.send({ type: 'message.closed' });
    actor.send({ type: 'close.confirmed' });
    expect(context().isUploading).toBe(false);
  });
});
