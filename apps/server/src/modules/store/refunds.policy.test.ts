import { describe, expect, it, test } from 'vitest';
import { refusal, refusedField } from '../../testing/policy.fixtures.ts';
import { fittingParts, partsOf, refundedTax } from './refunds.policy.ts';

type Line = Parameters<typeof partsOf>[2][number];
const line = (amount: number, tax: number, refunded = 0, refunded_tax = 0) =>
  ({ amount, tax, refunded, refunded_tax }) as Line;
const order = (state: 'placed' | 'paid' | 'partlyRefunded' | 'refunded', refunded = 0) =>
  ({ state, refunded }) as Parameters<typeof partsOf>[1];
const LINES = [line(1_190, 190), line(500, 0)];

test.each([
  ['all of it', line(1_190, 190), 1_190, 190],
  ['a half of it', line(1_190, 190), 595, 95],
  ['the rest of it, whatever was rounded before', line(100, 16, 50, 9), 50, 7],
  ['what was free', line(0, 0), 0, 0],
  ['what bears no tax', line(500, 0), 200, 0],
])('the tax in %s (R32)', (_, of, back, tax) => {
  expect(refundedTax(of, back)).toBe(tax);
});

describe('paying back (R32)', () => {
  const ask = (lines: { line: number; amount: number }[], refunded = 0) => ({ lines, refunded });

  it('is what is asked for, with the tax in it', () => {
    expect(
      partsOf(
        ask([
          { line: 1, amount: 500 },
          { line: 0, amount: 595 },
        ]),
        order('paid'),
        LINES,
      ),
    ).toEqual([
      { position: 1, amount: 500, tax: 0 },
      { position: 0, amount: 595, tax: 95 },
    ]);
    const again = [line(1_190, 190, 595, 95)];
    expect(partsOf(ask([{ line: 0, amount: 595 }], 595), order('partlyRefunded', 595), again)).toEqual([
      { position: 0, amount: 595, tax: 95 },
    ]);
  });

  it.each(['placed', 'refunded'] as const)('is for what is paid, not for what is %s', (state) => {
    expect(refusal(() => partsOf(ask([{ line: 0, amount: 1 }]), order(state), LINES))).toEqual([
      'CONFLICT',
      { reason: state },
    ]);
  });

  it('looks again where somebody else has paid back meanwhile', () => {
    expect(refusal(() => partsOf(ask([{ line: 0, amount: 1 }]), order('paid', 5), LINES))).toEqual([
      'CONFLICT',
      { reason: 'refunded-meanwhile' },
    ]);
  });

  it.each<[string, { line: number; amount: number }[], string | undefined]>([
    [
      'a line twice',
      [
        { line: 0, amount: 1 },
        { line: 0, amount: 1 },
      ],
      'body/lines uniqueItems',
    ],
    [
      'a line that is not there',
      [
        { line: 0, amount: 1 },
        { line: 2, amount: 1 },
      ],
      'body/lines/1/line enum',
    ],
    [
      'more than a line',
      [
        { line: 1, amount: 1 },
        { line: 0, amount: 1_191 },
      ],
      'body/lines/1/amount maximum',
    ],
    ['all of a line', [{ line: 0, amount: 1_190 }], undefined],
  ])('of %s', (_, lines, refused) => {
    expect(refusedField(() => partsOf(ask(lines), order('paid'), LINES))).toBe(refused);
  });

  it('is no more than what is left of a line', () => {
    const before = [line(1_190, 190, 1_000, 160)];
    const back = (amount: number) =>
      refusedField(() => partsOf(ask([{ line: 0, amount }], 1_000), order('partlyRefunded', 1_000), before));
    expect([back(190), back(191)]).toEqual([undefined, 'body/lines/0/amount maximum']);
  });
});

describe('paying back seats (R32)', () => {
  /** Four seats for 1,000, of which some were redeemed and some of the amount was paid back. */
  const seats = (redeemed: number, refunded = 0) =>
    ({ ...line(1_000, 0, refunded), seats: 4, seat_sums: { redeemed } }) as Line;
  const back = (amount: number, of: Line) =>
    refusal(() =>
      partsOf(
        { lines: [{ line: 0, amount }], refunded: of.refunded },
        order(of.refunded > 0 ? 'partlyRefunded' : 'paid', of.refunded),
        [of],
      ),
    );
  const REDEEMED = ['CONFLICT', { reason: 'seats-redeemed' }];

  it.each<[string, number, Line, unknown]>([
    ['as many as nobody has redeemed', 750, seats(1), undefined],
    ['one more than that', 999, seats(2), REDEEMED],
    ['less than a whole seat more', 749, seats(2), undefined],
    ['a seat more, with what was paid back before', 250, seats(2, 500), REDEEMED],
    ['the last one that nobody has redeemed, after others', 250, seats(1, 500), undefined],
    ['the whole line, whoever has redeemed', 1_000, seats(4), undefined],
    ['the rest of the line, whoever has redeemed', 500, seats(4, 500), undefined],
    ['what is no seats', 999, line(1_000, 0), undefined],
    ['seats without any that could be redeemed', 999, { ...line(1_000, 0), seats: 4 } as Line, undefined],
  ])('of %s', (_, amount, of, refused) => {
    expect(back(amount, of)).toEqual(refused);
  });
});

describe('what a provider has paid back by itself (R32)', () => {
  const part = (position: number, amount: number) => ({ position, amount, tax: 0 });
  test.each<[string, [number, number][], number, Line[], [number, number][]]>([
    [
      'as it was wanted',
      [
        [0, 300],
        [1, 200],
      ],
      500,
      LINES,
      [
        [0, 300],
        [1, 200],
      ],
    ],
    [
      'less than was wanted',
      [
        [0, 300],
        [1, 200],
      ],
      400,
      LINES,
      [
        [0, 300],
        [1, 100],
      ],
    ],
    [
      'more than was wanted',
      [[1, 200]],
      900,
      LINES,
      [
        [0, 700],
        [1, 200],
      ],
    ],
    [
      'without a wish',
      [],
      1_300,
      LINES,
      [
        [0, 1_190],
        [1, 110],
      ],
    ],
    [
      'more than is left of a line',
      [[0, 500]],
      600,
      [line(1_190, 190, 1_000, 160), line(500, 0)],
      [
        [0, 190],
        [1, 410],
      ],
    ],
    ['a line that is not there', [[7, 100]], 100, LINES, [[0, 100]]],
    [
      'a line twice',
      [
        [1, 300],
        [1, 300],
      ],
      600,
      LINES,
      [
        [0, 100],
        [1, 500],
      ],
    ],
    ['nothing', [[0, 300]], 0, LINES, []],
    ['the smallest amount', [], 1, LINES, [[0, 1]]],
    [
      'more than there is',
      [],
      9_999,
      LINES,
      [
        [0, 1_190],
        [1, 500],
      ],
    ],
  ])('%s', (_, wanted, amount, lines, parts) => {
    const found = fittingParts(
      wanted.map(([position, own]) => part(position, own)),
      amount,
      lines,
    );
    expect(found.map(({ position, amount: own }) => [position, own])).toEqual(parts);
  });

  it('has the tax in it', () => {
    expect(fittingParts([], 595, LINES)).toEqual([{ position: 0, amount: 595, tax: 95 }]);
  });
});
