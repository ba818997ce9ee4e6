import { expect, it } from 'vitest';
import { draftsOf, firstWrong, inputsOf, newNetwork, problemsOf } from './networks-form.ts';

const ROOM = { id: '1700000000000910001', name: 'Room 1', ranges: ['10.20.0.0/16', '192.0.2.7'], exams: 0 };

it('edits networks as text and gives them back as they were', () => {
  const drafts = draftsOf({ version: 1, canEdit: true, items: [ROOM] });
  expect(drafts).toEqual([{ key: ROOM.id, id: ROOM.id, name: 'Room 1', ranges: '10.20.0.0/16\n192.0.2.7' }]);
  const one = newNetwork(drafts);
  const other = newNetwork([...drafts, one]);
  expect([one.key, other.key]).toEqual(['new-1', 'new-2']);
  expect(inputsOf([...drafts, { ...one, name: ' Room 2 ', ranges: '\n2001:DB8::/32 \n' }])).toEqual([
    { id: ROOM.id, name: 'Room 1', ranges: ROOM.ranges },
    { name: 'Room 2', ranges: ['2001:db8::/32'] },
  ]);
});

it('says what is wrong, and which field is the first', () => {
  const [good] = draftsOf({ version: 1, canEdit: true, items: [ROOM] });
  if (!good) throw new Error('nothing');
  const empty = newNetwork([good]);
  const twice = { key: 'new-2', name: 'room 1 ', ranges: '10.0.0.0/40' };
  const many = {
    key: 'new-3',
    name: 'Many',
    ranges: Array.from({ length: 51 }, (_, last) => `10.0.0.${last}`).join('\n'),
  };
  expect(problemsOf([good, empty, twice, many])).toEqual({
    'new-1': { name: 'EMPTY', ranges: 'EMPTY' },
    'new-2': { name: 'TWICE', ranges: 'BAD' },
    'new-3': { ranges: 'TOO_MANY' },
  });
  expect(firstWrong([good, many, empty])).toBe('network-ranges-new-3');
  expect(firstWrong([good, empty])).toBe('network-name-new-1');
  expect(firstWrong([good])).toBeUndefined();
});

// An id names a network of the school, and is no address.
it('takes no id for an address', () => {
  expect(problemsOf([{ key: 'new-1', name: 'Room', ranges: ROOM.id }])).toEqual({
    'new-1': { ranges: 'BAD' },
  });
});
