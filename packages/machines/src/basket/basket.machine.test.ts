import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import { fakeActor } from '../testing/fake-actor.ts';
import { basketMachine, changed, type BasketChange, type BasketChoice, type KnownBasket } from './index.ts';

const basket = (...goodsIds: string[]): KnownBasket => ({
  currency: 'EUR',
  lines: goodsIds.map((goodsId) => ({ goodsId })),
  voucher: null,
});

function open(...goodsIds: string[]) {
  const saveBasket = fakeActor<KnownBasket, BasketChoice>();
  const loadBasket = fakeActor<KnownBasket>();
  const clock = new SimulatedClock();
  const actor = createActor(
    basketMachine.provide({ actors: { saveBasket: saveBasket.logic, loadBasket: loadBasket.logic } }),
    { input: { basket: basket(...goodsIds) }, clock },
  ).start();
  return {
    saveBasket,
    loadBasket,
    clock,
    send: actor.send,
    change: (change: BasketChange) => actor.send({ type: 'basket.changed', change }),
    tags: () => [...actor.getSnapshot().tags],
    context: () => actor.getSnapshot().context,
    holds: () => actor.getSnapshot().context.basket.lines.map(({ goodsId }) => goodsId),
    saved: () => saveBasket.inputs.map(({ goodsIds: ids }) => ids),
  };
}

test.each([
  [{ add: '2' }, { goodsIds: ['1', '2'] }],
  [{ add: '1' }, { goodsIds: ['1'] }],
  [{ remove: '1' }, { goodsIds: [] }],
  [{ remove: '2' }, { goodsIds: ['1'] }],
  [{ currency: 'USD' }, { currency: 'USD' }],
  [{ voucher: 'SPRING' }, { voucher: 'SPRING' }],
  [{ seats: { goodsId: '1', count: 12 } }, { seats: [{ goodsId: '1', count: 12 }] }],
])('%j makes of a basket %j', (change: BasketChange, made) => {
  expect(changed(basket('1'), [change])).toEqual({
    goodsIds: ['1'],
    currency: 'EUR',
    voucher: '',
    seats: [],
    ...made,
  });
  expect(changed({ ...basket(), voucher: { code: 'SPRING' } }, [{ voucher: '' }]).voucher).toBe('');
});

test('how many seats are wanted is told until they are taken out', () => {
  const twelve = { ...basket(), lines: [{ goodsId: '1', seats: 12 }, { goodsId: '2' }] };
  expect(changed(twelve, []).seats).toEqual([{ goodsId: '1', count: 12 }]);
  expect(changed(twelve, [{ seats: { goodsId: '1', count: 3 } }]).seats).toEqual([
    { goodsId: '1', count: 3 },
  ]);
  expect(changed(twelve, [{ remove: '1' }])).toMatchObject({ goodsIds: ['2'], seats: [] });
});

test('changes are saved one call after the other, and none is lost (R32)', async () => {
  const { saveBasket, change, tags, holds, saved } = open('1');
  change({ add: '2' });
  change({ remove: '1' });
  change({ add: '3' });
  expect([saved(), tags()]).toEqual([[['1', '2']], ['saving']]);
  await saveBasket.succeed(basket('1', '2'));
  expect(saved().at(-1)).toEqual(['2', '3']);
  await saveBasket.succeed(basket('2', '3'));
  expect([holds(), tags()]).toEqual([['2', '3'], []]);
});

test('what another device put in is not taken out by this one (R32)', async () => {
  const { send, loadBasket, change, holds, saved } = open('1');
  // The page is looked at again.
  send({ type: 'network.restored' });
  change({ remove: '1' });
  await loadBasket.succeed(basket('1', '2'));
  expect([holds(), saved()]).toEqual([['1', '2'], [['2']]]);
});

test('what was chosen without a connection is saved once it is back, upon what is there by then', async () => {
  const { send, clock, saveBasket, loadBasket, change, tags, saved } = open('1');
  change({ add: '2' });
  await saveBasket.fail('NETWORK');
  expect(tags()).toEqual(['saving', 'offline']);
  change({ add: '3' });
  clock.increment(60_000);
  await loadBasket.fail('SERVICE_UNAVAILABLE');
  send({ type: 'network.restored' });
  await loadBasket.succeed(basket('4'));
  expect(saved().at(-1)).toEqual(['4', '2', '3']);
  await saveBasket.succeed(basket('4', '2', '3'));
  expect(tags()).toEqual([]);
});

test('what was chosen before a login is saved after it', async () => {
  const { send, saveBasket, loadBasket, change, tags, saved } = open();
  change({ add: '2' });
  await saveBasket.fail('TOKEN_EXPIRED');
  expect(tags()).toEqual(['saving', 'signInNeeded']);
  send({ type: 'signIn.completed' });
  await loadBasket.succeed(basket('1'));
  expect(saved().at(-1)).toEqual(['1', '2']);
});

test('a refusal says why, and what was wanted is given up', async () => {
  const { send, saveBasket, change, tags, context, holds, saved } = open('1');
  change({ voucher: 'x' });
  await saveBasket.fail('VALIDATION_FAILED');
  expect([tags(), context().problem?.code, holds(), context().changes]).toEqual([
    ['failed'],
    'VALIDATION_FAILED',
    ['1'],
    [],
  ]);
  send({ type: 'problem.dismissed' });
  expect([tags(), context().problem]).toEqual([[], null]);
  change({ add: '2' });
  expect([saved().at(-1), saveBasket.inputs.at(-1)?.voucher]).toEqual([['1', '2'], '']);
});

test('looking at it fails unheard, and what the page has learned is taken', async () => {
  const { send, loadBasket, tags, holds } = open('1');
  send({ type: 'network.restored' });
  await loadBasket.fail('INTERNAL_ERROR');
  expect([tags(), holds()]).toEqual([[], ['1']]);
  send({ type: 'basket.loaded', basket: basket('2') });
  expect(holds()).toEqual(['2']);
});
