import { QueryClient } from '@tanstack/react-query';
import { createActor, toPromise, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import { createApi } from '@stoa/api/query';
import { makeCaptchaController } from '../../shared/auth/captcha-controller.ts';
import { provideContact } from './contacts/contact.actors.ts';
import { provideDeletion } from './data/data.actors.ts';
import { provideDevices } from './devices/devices.actors.ts';
import { makePictureRegistry } from './profile/picture-registry.ts';
import { provideProfile } from './profile/profile.actors.ts';

/** A server that answers every call with the same, and what it was asked. */
function serverWith(data: unknown) {
  const asked: string[] = [];
  const api = createApi({
    baseUrl: 'http://portal',
    language: () => 'en_US',
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url);
      asked.push(`${request.method} ${pathname}${search} ${await request.text()}`.trim());
      return Response.json({ code: 200, message: 'ok', data });
    },
  });
  return { api, asked, queryClient: new QueryClient() };
}

it('sends a number of another country with its code, and binds it (C029, C030)', async () => {
  const { api, asked, queryClient } = serverWith({ retryAfterSeconds: 60, mobile: '5551234567' });
  const machine = provideContact({ api, queryClient, captchas: makeCaptchaController(api) });
  const actor = createActor(machine, { input: { channel: 'mobile', current: null, countryCode: '1' } });
  actor.start();
  actor.send({ type: 'field.changed', field: 'target', value: '555 123 4567' });
  actor.send({ type: 'code.requested' });
  actor.send({ type: 'field.changed', field: 'code', value: '٤٨٢٩١٣' });
  actor.send({ type: 'contact.submitted' });
  expect(await toPromise(actor)).toEqual({ contact: '5551234567' });
  expect(asked).toEqual([
    'POST /api/accounts/rest/account/bind/sms-code {"newMobile":"5551234567","countryCode":"1"}',
    'PUT /api/accounts/user/mobile/bind {"newMobile":"5551234567","countryCode":"1","smsCode":"482913"}',
  ]);
});

it('saves what has changed alone, and keeps what the server makes of it (B023)', async () => {
  const user = { nickName: 'Zenon', realName: null, language: 'de_DE', timeZone: 'Europe/Berlin' };
  const { api, asked, queryClient } = serverWith(user);
  const machine = provideProfile({
    api,
    queryClient,
    language: () => 'en_US',
    registry: makePictureRegistry(),
  });
  const fields = { nickName: 'Noor', realName: '', language: 'de_DE', timeZone: '' };
  const actor = createActor(machine, { input: { fields, avatarUrl: null } }).start();
  actor.send({ type: 'field.changed', field: 'nickName', value: ' Zenon ' });
  actor.send({ type: 'profile.submitted' });
  const { context } = await waitFor(actor, (snapshot) => snapshot.hasTag('saved'));
  expect(asked).toEqual(['PUT /api/accounts/users/me {"nickName":"Zenon"}']);
  expect(context.saved).toEqual({ ...user, realName: '' });
});

it('signs one device out, or all others', async () => {
  const { api, asked } = serverWith({ ended: 2 });
  const actor = createActor(provideDevices(api)).start();
  for (const choice of [{ scope: 'one', sessionId: 's1' }, { scope: 'others' }] as const) {
    actor.send({ type: 'signOut.requested', choice });
    actor.send({ type: 'signOut.confirmed' });
    await waitFor(actor, (snapshot) => snapshot.hasTag('signedOut'));
  }
  expect(asked).toEqual(['DELETE /api/accounts/users/sessions/s1', 'DELETE /api/accounts/users/sessions']);
});

it('hands the page all of what the server says of an erasure', async () => {
  const answer = { dueAt: '2026-12-05T09:00:00.000Z', graceDays: 14, blockedBy: [], erased: [], kept: [] };
  const { api, asked } = serverWith(answer);
  const reported: unknown[] = [];
  const actor = createActor(
    provideDeletion(api, (deletion) => reported.push(deletion)),
    {
      input: {
        deletion: { dueAt: null, isBlocked: false },
        contacts: [{ channel: 'email', target: 'l•••@stoa.example' }],
      },
    },
  ).start();
  actor.send({ type: 'deletion.begun' });
  actor.send({ type: 'code.changed', value: '482913' });
  actor.send({ type: 'deletion.confirmed' });
  await waitFor(actor, (snapshot) => snapshot.hasTag('scheduled'));
  expect(asked).toEqual(['POST /api/accounts/users/deletion {"code":"482913"}']);
  expect(reported).toEqual([answer]);
});
