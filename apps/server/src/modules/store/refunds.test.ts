import type { Invoice, Order } from '@stoa/api/schema';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { codeOf, makePeople, makePerson, type Someone } from '../class/class.fixtures.ts';
import { ledgerOf, refundCalls } from './refunds.fixtures.ts';
import { dataOf, makeGoods, openStore, SETTINGS, storeCalls } from './store.fixtures.ts';

const test = useTestApp();
const { get, place, confirm, cancel } = storeCalls(test);
const { refund, buy, books } = refundCalls(test);
const scope = { schoolId: SCHOOL.open };
let admin: Someone;
beforeAll(async () => {
  admin = await openStore(test);
});
const buyer = () => makePerson(test);
const isIn = async (classId: string, accountId: string) =>
  (await test.database.read(scope, (tx) =>
    tx
      .selectFrom('enrollment')
      .select('class_id')
      .where('class_id', '=', classId)
      .where('account_id', '=', accountId)
      .executeTakeFirst(),
  )) !== undefined;
const invoiceOf = async (token: string, id: string) =>
  ((await get(`invoices/${id}`, token)).json() as { data: Invoice }).data;

describe('paying back (R32)', () => {
  it('of a part leaves what was bought open, of the rest closes it, and the books balance', async () => {
    const goods = await makeGoods(test, admin, {}, { capacity: 1 });
    const person = await buyer();
    const paid = await buy(person, admin, [goods.id]);
    expect(paid.invoices).toMatchObject([
      { kind: 'invoice', number: expect.stringMatching(/^\d{4}-\d{5}$/) },
    ]);
    const before = await books(admin.token);
    const key = crypto.randomUUID();
    const part = dataOf<Order>(await refund(admin.token, paid.id, [{ line: 0, amount: 1900 }], 0, key));
    expect(part).toMatchObject({
      state: 'partlyRefunded',
      refunded: 1900,
      lines: [{ refunded: 1900, endedAt: null }],
      refunds: [{ amount: 1900, tax: 303, reason: 'One day fell out.' }],
      invoices: [{ kind: 'invoice' }, { kind: 'creditNote' }],
      abilities: { refund: true },
    });
    // Sent again it is the same.
    expect(dataOf<Order>(await refund(admin.token, paid.id, [{ line: 0, amount: 1900 }], 0, key))).toEqual(
      part,
    );
    expect(await isIn(goods.resourceId, person.id)).toBe(true);
    const whole = dataOf<Order>(await refund(admin.token, paid.id, [{ line: 0, amount: 10_000 }], 1900));
    expect(whole).toMatchObject({
      state: 'refunded',
      refunded: 11_900,
      lines: [{ refunded: 11_900, endedAt: expect.any(String) }],
      abilities: { refund: false, cancel: false, confirm: false },
    });
    expect(whole.refunds.reduce((sum, { tax }) => sum + tax, 0)).toBe(1900);
    expect(await isIn(goods.resourceId, person.id)).toBe(false);
    // Its seat is free for somebody else, and for the same person.
    expect(dataOf<Order>(await place((await buyer()).token, [goods.id])).state).toBe('awaitingPayment');
    expect(
      (await ledgerOf(test, paid.id)).map(({ kind, account, amount }) => [kind, account, Number(amount)]),
    ).toEqual([
      ['order', 'receivable', 11_900],
      ['order', 'ordered', -11_900],
      ['payment', 'bank', 11_900],
      ['payment', 'receivable', -11_900],
      ['payment', 'ordered', 11_900],
      ['payment', 'sales', -10_000],
      ['payment', 'tax', -1900],
      ['refund', 'refunds', 1597],
      ['refund', 'tax', 303],
      ['refund', 'bank', -1900],
      ['refund', 'refunds', 8403],
      ['refund', 'tax', 1597],
      ['refund', 'bank', -10_000],
    ]);
    const after = await books(admin.token);
    const backOf = ({ refunds }: typeof after) =>
      refunds.find(({ taxRate }) => taxRate === 1900) ?? { net: 0, tax: 0 };
    expect(backOf(after).net - backOf(before).net).toBe(10_000);
    expect(backOf(after).tax - backOf(before).tax).toBe(1900);
    const { mails } = await reported(person.id);
    expect(mails).toEqual(['orderPaid', 'orderRefunded', 'orderRefunded']);
  });

  const reported = async (accountId: string) => ({
    mails: (
      await test.database.read({ ...scope, accountId }, (tx) =>
        tx
          .selectFrom('notification')
          .select('kind')
          .where('account_id', '=', accountId)
          .orderBy('id')
          .execute(),
      )
    ).map(({ kind }) => kind),
  });

  it('of one of two lines closes that one alone; free ones beside it close with the last', async () => {
    const one = await makeGoods(test, admin);
    const two = await makeGoods(test, admin, { taxClass: 'reduced' });
    const free = await makeGoods(test, admin, { prices: [{ amount: 0, currency: 'EUR' }] });
    const person = await buyer();
    const paid = await buy(person, admin, [one.id, two.id, free.id], { total: 23_800 });
    const index = (goodsId: string) => paid.lines.findIndex((line) => line.goodsId === goodsId);
    await refund(admin.token, paid.id, [{ line: index(one.id), amount: 11_900 }]);
    const access = () => Promise.all([one, two, free].map(({ resourceId }) => isIn(resourceId, person.id)));
    expect(await access()).toEqual([false, true, true]);
    await refund(admin.token, paid.id, [{ line: index(two.id), amount: 11_900 }], 11_900);
    expect(await access()).toEqual([false, false, false]);
  });

  it('does not close what another order of the same person has paid for', async () => {
    const goods = await makeGoods(test, admin);
    const person = await buyer();
    const first = await buy(person, admin, [goods.id]);
    await test.call(
      'DELETE',
      `/api/class/v1/classes/${goods.resourceId}/enrollment?schoolId=${SCHOOL.open}`,
      {
        token: person.token,
      },
    );
    await test.database.write({ ...scope, accountId: person.id }, (tx) =>
      tx.deleteFrom('enrollment').where('account_id', '=', person.id).execute(),
    );
    const second = await buy(person, admin, [goods.id]);
    await refund(admin.token, first.id, [{ line: 0, amount: 11_900 }]);
    expect(await isIn(goods.resourceId, person.id)).toBe(true);
    await refund(admin.token, second.id, [{ line: 0, amount: 11_900 }]);
    expect(await isIn(goods.resourceId, person.id)).toBe(false);
  });

  it('is refused for more than was paid, twice, of what is not paid, and for what is no amount', async () => {
    const goods = await makeGoods(test, admin);
    const person = await buyer();
    const open = dataOf<Order>(await place(person.token, [goods.id]));
    expect(await codeOf(refund(admin.token, open.id, [{ line: 0, amount: 1 }]))).toBe('CONFLICT');
    await confirm(admin.token, open.id);
    for (const lines of [
      [],
      [{ line: 0, amount: 11_901 }],
      [{ line: 0, amount: 0 }],
      [{ line: 0, amount: -100 }],
      [{ line: 0, amount: 1.5 }],
      [{ line: 0, amount: 1e15 }],
      [{ line: 1, amount: 100 }],
      [
        { line: 0, amount: 100 },
        { line: 0, amount: 100 },
      ],
      [{ line: 0, amount: 100, currency: 'USD' } as { line: number; amount: number }],
    ])
      expect(await codeOf(refund(admin.token, open.id, lines)), JSON.stringify(lines)).toBe(
        'VALIDATION_FAILED',
      );
    expect(dataOf<Order>(await get(`orders/${open.id}`, person.token)).refunded).toBe(0);
    await refund(admin.token, open.id, [{ line: 0, amount: 11_900 }]);
    expect(await codeOf(refund(admin.token, open.id, [{ line: 0, amount: 11_900 }]))).toBe('CONFLICT');
    expect(await codeOf(refund(admin.token, open.id, [{ line: 0, amount: 1 }], 11_900))).toBe('CONFLICT');
    expect(await codeOf(cancel(admin.token, open.id))).toBe('CONFLICT');
    expect(await codeOf(confirm(admin.token, open.id))).toBe(200);
    expect(await isIn(goods.resourceId, person.id)).toBe(false);
  });

  it('by two administrators at once happens once', async () => {
    const goods = await makeGoods(test, admin);
    const paid = await buy(await buyer(), admin, [goods.id]);
    const other = await makePerson(test, 'admin');
    const answers = await Promise.all(
      [admin, other, admin, other].map(({ token }) =>
        codeOf(refund(token, paid.id, [{ line: 0, amount: 4000 }])),
      ),
    );
    expect(answers.toSorted()).toEqual([200, 'CONFLICT', 'CONFLICT', 'CONFLICT'].toSorted());
    expect(dataOf<Order>(await get(`orders/${paid.id}`, admin.token)).refunded).toBe(4000);
  });

  it('is for those who run this school alone', async () => {
    const goods = await makeGoods(test, admin);
    const person = await buyer();
    const paid = await buy(person, admin, [goods.id]);
    const there = await makePerson(test, 'admin', SCHOOL.arabic);
    const elsewhere = refundCalls(test, SCHOOL.arabic);
    await openStore(test, SCHOOL.arabic);
    const line = [{ line: 0, amount: 100 }];
    // Who has bought is a member of the open school.
    expect(await codeOf(refund(person.token, paid.id, line))).toBe('FORBIDDEN');
    expect(await codeOf(refund((await buyer()).token, paid.id, line))).toBe('NOT_FOUND');
    expect(await codeOf(refund(there.token, paid.id, line))).toBe('NOT_FOUND');
    expect(await codeOf(elsewhere.refund(there.token, paid.id, line))).toBe('NOT_FOUND');
    const invoice = paid.invoices[0]?.id ?? '';
    const far = storeCalls(test, SCHOOL.arabic);
    for (const answer of [
      get(`invoices/${invoice}`, (await buyer()).token),
      far.get(`invoices/${invoice}`, there.token),
      get('manage/books?from=2026-01-01&to=2026-12-31', there.token),
      get('manage/books.csv?from=2026-01-01&to=2026-12-31', there.token),
    ])
      expect(await codeOf(answer)).toBe('NOT_FOUND');
    const { items } = await elsewhere.books(there.token);
    expect(items).toEqual([]);
  });
});

describe('invoices (R32)', () => {
  it('say who sold what to whom with its taxes, and keep the seller of then', async () => {
    const goods = await makeGoods(test, admin);
    const person = await buyer();
    const paid = await buy(person, admin, [goods.id]);
    const id = paid.invoices[0]?.id ?? '';
    const invoice = await invoiceOf(person.token, id);
    expect(invoice).toMatchObject({
      kind: 'invoice',
      reference: paid.reference,
      seller: SETTINGS.seller,
      buyer: { name: 'Noor Haddad', address: '12 Harbour Road' },
      lines: [{ amount: 11_900, tax: 1900, taxRate: 1900 }],
      rates: [{ taxRate: 1900, net: 10_000, tax: 1900 }],
      currency: 'EUR',
      total: 11_900,
      tax: 1900,
      corrects: null,
      reason: null,
    });
    expect(await invoiceOf(admin.token, id)).toEqual(invoice);
    const back = dataOf<Order>(await refund(admin.token, paid.id, [{ line: 0, amount: 5950 }]));
    expect(await invoiceOf(person.token, back.invoices[1]?.id ?? '')).toMatchObject({
      kind: 'creditNote',
      number: expect.stringMatching(/^C\d{4}-\d{5}$/),
      corrects: invoice.number,
      reason: 'One day fell out.',
      total: 5950,
      tax: 950,
    });
  });

  it('are documents in the language of whoever reads them, for the buyer and who runs the school alone', async () => {
    const goods = await makeGoods(test, admin);
    const person = await buyer();
    const paid = await buy(person, admin, [goods.id], {
      buyer: { name: 'ليلى حداد 林薇', address: '12 Harbour Road\n#import "x"', taxNumber: '' },
    });
    const back = dataOf<Order>(await refund(admin.token, paid.id, [{ line: 0, amount: 5950 }]));
    const pdf = (id: string, token?: string, language = 'en_US', school: string = SCHOOL.open) =>
      test.call(
        'GET',
        `/api/store/v1/schools/${school}/invoices/${id}/document.pdf?sxz-lang=${language}`,
        token === undefined ? {} : { token },
      );
    const [invoice = '', note = ''] = back.invoices.map(({ id }) => id);
    const sizes = [];
    for (const language of ['en_US', 'ar_SA', 'zh_CN', 'ja_JP', 'ko_KR', 'ru_RU', 'tr_TR']) {
      const answer = await pdf(invoice, person.token, language);
      expect(answer.statusCode, answer.body.slice(0, 500)).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': 'application/pdf',
        'cache-control': 'private, no-store',
      });
      expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
      sizes.push(answer.rawPayload.length);
    }
    expect(new Set(sizes).size).toBe(sizes.length);
    const { number } = await invoiceOf(admin.token, note);
    const credit = await pdf(note, admin.token, 'de_DE');
    expect(credit.headers['content-disposition']).toBe(`attachment; filename="${number}.pdf"`);
    expect(await codeOf(pdf(invoice))).toBe('UNAUTHENTICATED');
    const stranger = await buyer();
    for (const answer of [
      pdf(invoice, stranger.token),
      pdf(invoice, admin.token, 'en_US', SCHOOL.overseas),
      pdf('1', person.token),
    ])
      expect(await codeOf(answer)).toBe('NOT_FOUND');
  });

  it('have no gaps, whatever fails between them (TRUST 57)', async () => {
    const goods = await makeGoods(test, admin, {}, { capacity: 6 });
    const people = await makePeople(test, 6);
    const placed = await Promise.all(
      people.map(async ({ token }) => dataOf<Order>(await place(token, [goods.id])).id),
    );
    // Somebody else takes seats meanwhile: the last payments fail.
    await test.database.write(scope, (tx) =>
      tx.updateTable('class').set({ capacity: 3 }).where('resource_id', '=', goods.resourceId).execute(),
    );
    const answers = await Promise.all(placed.map((id) => codeOf(confirm(admin.token, id))));
    expect(answers.filter((code) => code === 200)).toHaveLength(3);
    expect(answers.filter((code) => code === 'CLASS_FULL')).toHaveLength(3);
    const rows = await test.database.read(scope, (tx) =>
      tx.selectFrom('store_invoice').select(['kind', 'year', 'number']).orderBy('number').execute(),
    );
    for (const kind of ['invoice', 'creditNote']) {
      const numbers = rows.filter((row) => row.kind === kind).map(({ number }) => number);
      expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    }
  });
});

describe('the books (R32)', () => {
  const attempt = (statement: ReturnType<typeof sql>) =>
    test.database
      .write(scope, (tx) => statement.execute(tx))
      .then(
        () => 'done',
        (error: { constraint?: string; code?: string }) => error.constraint ?? error.code,
      );

  it('take no transaction that does not balance, and no change of one', async () => {
    const paid = await buy(await buyer(), admin, [(await makeGoods(test, admin)).id]);
    const [row] = await test.database.read(scope, (tx) =>
      tx.selectFrom('ledger_transaction').select('id').where('order_id', '=', paid.id).execute(),
    );
    const id = row?.id ?? '';
    const add = (amounts: string, entries = 2) => sql`
      with added as (
        insert into ledger_transaction (school_id, kind, order_id, currency, made_at, entries)
        values (${SCHOOL.open}, 'refund', ${paid.id}, 'EUR', now(), ${entries}) returning id, school_id
      ) insert into ledger_entry (transaction_id, school_id, position, account, amount)
        select id, school_id, n, 'bank', amount from added, unnest(${amounts}::bigint[]) with ordinality as parts (amount, n)`;
    expect(await attempt(add('{100,-99}'))).toBe('ledger_balances');
    expect(await attempt(add('{100,-50,-50}'))).toBe('ledger_balances');
    expect(await attempt(add('{}'))).toBe('ledger_balances');
    expect(await attempt(add('{100}', 1))).toMatch(/entries/);
    for (const statement of [
      sql`update ledger_entry set amount = amount * 2 where transaction_id = ${id}`,
      sql`delete from ledger_entry where transaction_id = ${id}`,
      sql`update ledger_transaction set made_at = now() where id = ${id}`,
      sql`delete from ledger_transaction where id = ${id}`,
      sql`update store_invoice set number = 99 where order_id = ${paid.id}`,
      sql`delete from store_invoice where order_id = ${paid.id}`,
    ])
      expect(await attempt(statement)).toBe('written_for_ever');
    // Balanced, but added to what is written already.
    expect(
      await attempt(sql`insert into ledger_entry (transaction_id, school_id, position, account, amount)
        values (${id}, ${SCHOOL.open}, 7, 'bank', 5), (${id}, ${SCHOOL.open}, 8, 'bank', -5)`),
    ).toBe('ledger_balances');
    expect(await attempt(sql`delete from store_order where id = ${paid.id}`)).not.toBe('done');
  });

  it('are the same in figures and as a file, by currency and period', async () => {
    const goods = await makeGoods(test, admin, {
      prices: [
        { amount: 11_900, currency: 'EUR' },
        { amount: 3000, currency: 'JPY' },
      ],
    });
    await buy(await buyer(), admin, [goods.id], { currency: 'JPY', total: 3000 });
    const yen = await books(admin.token, 'JPY');
    expect(yen).toMatchObject({
      currency: 'JPY',
      currencies: ['EUR', 'JPY'],
      sales: [{ taxRate: 1900, net: 2521, tax: 479 }],
      refunds: [],
      total: 2,
    });
    const csv = (await get('manage/books.csv?from=2020-01-01&to=2099-12-31&currency=JPY', admin.token)).json()
      .data;
    expect(csv.rows).toBe(7);
    const rows = (csv.csv as string)
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.replaceAll('"', '').split(','));
    const sumOf = (column: number) => rows.reduce((sum, cells) => sum + Number(cells[column]), 0);
    expect([sumOf(7), sumOf(8)]).toEqual([9000, 9000]);
    const debits = yen.accounts.reduce((sum, { debit }) => sum + debit, 0);
    const credits = yen.accounts.reduce((sum, { credit }) => sum + credit, 0);
    expect([debits, credits]).toEqual([9000, 9000]);
    const none = (await get('manage/books?from=2020-01-01&to=2020-12-31&currency=JPY', admin.token)).json()
      .data;
    expect(none).toMatchObject({ total: 0, sales: [], items: [] });
    expect(await codeOf(get('manage/books?from=2026-02-01&to=2026-01-01', admin.token))).toBe(
      'VALIDATION_FAILED',
    );
  });

  it('read as many statements with many orders as with one', async () => {
    const count = async (pageSize: number) => {
      // What is told by mail has to be on its way.
      await test.outbox();
      await get('manage/orders', admin.token);
      const before = test.database.statements;
      await get(`manage/books?from=2020-01-01&to=2099-12-31&pageSize=${pageSize}`, admin.token);
      await get(`manage/orders?pageSize=${pageSize}`, admin.token);
      return test.database.statements - before;
    };
    const goods = await makeGoods(test, admin);
    for (const person of await makePeople(test, 6)) await buy(person, admin, [goods.id]);
    expect(await count(5)).toBe(await count(1));
  });

  it('and orders go on where a page ended, and back', async () => {
    for (const list of ['manage/books?from=2020-01-01&to=2099-12-31', 'manage/orders?state=paid']) {
      const page = async (more: string) => (await get(list + more, admin.token)).json().data;
      const whole = await page('&pageSize=4');
      const first = await page('&pageSize=2');
      expect(first).toMatchObject({ previous: null, total: whole.total, totalIsExact: true });
      const second = await page(`&pageSize=2&cursor=${first.next}`);
      expect([...first.items, ...second.items]).toEqual(whole.items);
      expect((await page(`&pageSize=2&cursor=${second.previous}`)).items).toEqual(first.items);
    }
  });
});

/** What somebody may do next; numbers choose among what there is. */
const step = fc.record({
  what: fc.constantFrom('order', 'pay', 'cancel', 'refund', 'refundAll', 'again'),
  who: fc.nat({ max: 2 }),
  which: fc.nat({ max: 30 }),
  share: fc.nat({ max: 100 }),
});

describe('whatever is done in whichever order', () => {
  it('the books balance, nobody pays twice or is left without access, and nobody has any after a whole refund (TRUST 57)', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { maxLength: 14 }), walk),
      { numRuns: 25 },
    );
  }, 240_000);

  async function walk(
    rounds: readonly (readonly { what: string; who: number; which: number; share: number }[])[],
  ) {
    const people = await makePeople(test, 3);
    const goods = [
      await makeGoods(test, admin, {}, { capacity: 2 }),
      await makeGoods(test, admin, { stock: 2, taxClass: 'reduced' }),
      await makeGoods(test, admin, { prices: [{ amount: 0, currency: 'EUR' }] }),
    ];
    const orderIds: string[] = [];
    let last: (() => Promise<unknown>) | undefined;
    const act = async ({ what, who, which, share }: (typeof rounds)[number][number]) => {
      const id = orderIds[which % Math.max(1, orderIds.length)];
      const key = crypto.randomUUID();
      if (what === 'again') return last?.();
      if (what === 'order') {
        const wanted = goods.filter((_, index) => (which >> index) % 2 === 1);
        const person = people[who];
        if (!person || wanted.length === 0) return;
        const total = wanted.reduce((sum, { prices }) => sum + (prices[0]?.amount ?? 0), 0);
        last = async () => {
          const answer = await place(
            person.token,
            wanted.map((one) => one.id),
            { total },
            key,
          );
          if (answer.statusCode !== 200) return;
          const { id: placed } = dataOf<Order>(answer);
          if (!orderIds.includes(placed)) orderIds.push(placed);
        };
        return last();
      }
      if (id === undefined) return;
      if (what === 'pay') last = () => confirm(admin.token, id);
      if (what === 'cancel') last = () => cancel(admin.token, id);
      if (what === 'refund' || what === 'refundAll') {
        const order = dataOf<Order>(await get(`orders/${id}`, admin.token));
        const lines = order.lines
          .map(({ amount, refunded }, line) => ({
            line,
            amount:
              what === 'refundAll' ? amount - refunded : Math.round(((amount - refunded) * share) / 100),
          }))
          .filter(({ amount }) => amount > 0);
        if (lines.length === 0) return;
        last = () => refund(admin.token, id, lines, order.refunded, key);
      }
      return last?.();
    };
    // What stands in one round is done at once.
    for (const round of rounds) await Promise.all(round.map(act));
    await check(people, goods, orderIds);
  }

  async function check(
    people: readonly Someone[],
    goods: readonly { id: string; resourceId: string }[],
    orderIds: readonly string[],
  ) {
    const orders = await Promise.all(
      orderIds.map(async (id) => dataOf<Order>(await get(`orders/${id}`, admin.token))),
    );
    for (const order of orders) {
      const entries = (await ledgerOf(test, order.id)).map((entry) => ({
        ...entry,
        amount: Number(entry.amount),
      }));
      const sumOf = (account?: string) =>
        entries.reduce(
          (sum, entry) => sum + (account === undefined || entry.account === account ? entry.amount : 0),
          0,
        );
      const isPaid = order.paidAt !== null;
      expect(sumOf()).toBe(0);
      expect(sumOf('bank')).toBe(isPaid ? order.total - order.refunded : 0);
      expect(sumOf('receivable')).toBe(order.state === 'awaitingPayment' ? order.total : 0);
      expect(sumOf('ordered') + sumOf('receivable')).toBe(0);
      expect(order.refunded).toBe(order.lines.reduce((sum, { refunded }) => sum + refunded, 0));
      expect(order.refunded).toBe(order.refunds.reduce((sum, { amount }) => sum + amount, 0));
      expect(order.invoices.filter(({ kind }) => kind === 'invoice')).toHaveLength(
        isPaid && order.total > 0 ? 1 : 0,
      );
      expect(order.invoices.filter(({ kind }) => kind === 'creditNote')).toHaveLength(order.refunds.length);
      if (order.state === 'refunded') expect(order.lines.every(({ endedAt }) => endedAt !== null)).toBe(true);
    }
    for (const { id, resourceId } of goods) {
      const lines = orders.flatMap((order) =>
        order.lines
          .filter((line) => line.goodsId === id && order.state !== 'cancelled' && line.endedAt === null)
          .map(() => order),
      );
      for (const person of people) {
        const own = lines.filter((order) => order.person?.id === person.id && order.paidAt !== null);
        expect(await isIn(resourceId, person.id)).toBe(own.length > 0);
        // Nobody pays for the same twice.
        expect(own.length).toBeLessThanOrEqual(1);
      }
      const { taken } = await test.database.read(scope, (tx) =>
        tx.selectFrom('goods').select('taken').where('id', '=', id).executeTakeFirstOrThrow(),
      );
      expect(taken).toBe(lines.length);
    }
  }
});
