import { msg } from '@lingui/core/macro';
import { LeaderboardPeriod } from '@stoa/api/enums';
import type { StoredLeaderboardBlock } from '@stoa/api/schema';
import { defineBlockEditor, foundFor } from '../../block-editor.ts';
import { HEADING } from '../../block-fields.ts';

/** Who learned most. */
export const editor = defineBlockEditor<StoredLeaderboardBlock>({
  names: { leaderboard: msg({ message: 'Leaderboard', context: 'block' }) },
  group: 'data',
  fields: [
    HEADING,
    {
      kind: 'choice',
      name: 'kind',
      label: msg`What is counted`,
      options: [
        ['points', msg`Points`],
        ['lessons', msg`Lessons`],
        [
          'chosen',
          msg({
            message: 'School’s choice',
            context: 'leaderboard',
            comment: 'The points that the school chose to count',
          }),
        ],
      ],
      standard: 'points',
    },
    {
      kind: 'choice',
      name: 'period',
      label: msg`Period`,
      options: [
        [LeaderboardPeriod.Week, msg`This week`],
        [LeaderboardPeriod.Month, msg`This month`],
        [LeaderboardPeriod.Year, msg`This year`],
        [LeaderboardPeriod.All, msg`All time`],
      ],
    },
    { kind: 'number', name: 'limit', label: msg`Places at most`, min: 1, max: 50 },
  ],
  blank: (title) => ({ title, period: LeaderboardPeriod.Month, limit: 10 }),
  shown: ({ type, title, kind = 'points', period }, filled, { say }) => {
    const found = foundFor(filled, type);
    return { title: say(title), kind, period, items: found?.items ?? [], moreUrl: found?.moreUrl ?? '/' };
  },
});
