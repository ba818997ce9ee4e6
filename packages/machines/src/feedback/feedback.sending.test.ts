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
});
