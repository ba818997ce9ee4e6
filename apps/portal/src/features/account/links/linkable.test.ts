import { expect, it } from 'vitest';
import { linkable } from './linkable.ts';

const options = [{ provider: 'uniportal' }, { provider: 'imc' }, { provider: 'stoa' }];
const school = (id: string) => ({ id, name: '', logoUrl: null, url: '' });

it('leaves out what is linked for this school, or for all of them', () => {
  expect(
    linkable(
      options,
      [
        { provider: 'uniportal', school: school('1') },
        { provider: 'imc', school: school('2') },
        { provider: 'stoa', school: null },
      ],
      '1',
    ),
  ).toEqual([{ provider: 'imc' }]);
});
