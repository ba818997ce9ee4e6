import type { Badge, BadgeAward, BadgeLook, HeldBadge } from '@stoa/api/schema';
import { presentPerson } from '../../core/people/people.presenter.ts';
import type { Wording } from '../../core/schools/caller.ts';
import { COUNTED_MAX } from '../../database/keyset.ts';
import { textIn } from '../../i18n/translate.ts';
import type { AwardRow, BadgeRow, listHeldRows } from './badges.repository.ts';

/** What a badge looks like. */
export const lookOf = ({
  shape,
  fill,
  mark,
  picture_url: pictureUrl,
}: Pick<BadgeRow, 'shape' | 'fill' | 'mark' | 'picture_url'>): BadgeLook => ({
  shape,
  fill,
  mark,
  ...(pictureUrl === null ? {} : { pictureUrl }),
});

/** A badge, for those who run the school. */
export const presentBadge = (row: BadgeRow, { language, schoolDefault }: Wording): Badge => ({
  id: row.id,
  version: row.version,
  name: textIn(row.name, language, schoolDefault),
  text: textIn(row.text, language, schoolDefault),
  texts: { name: row.name, text: row.text },
  look: lookOf(row),
  rule: {
    kind: row.rule,
    count: row.rule_count,
    classId: row.class_id,
    classTitle: row.class_title && textIn(row.class_title, language, schoolDefault),
  },
  isArchived: row.archived_at !== null,
  holders: Math.min(row.holders, COUNTED_MAX),
  holdersIsExact: row.holders <= COUNTED_MAX,
});

/** That somebody was given a badge. */
export const presentAward = (row: AwardRow): BadgeAward => ({
  id: row.id,
  person: presentPerson({ ...row, id: row.account_id }),
  isByRule: row.by_rule,
  reason: row.reason,
  givenAt: row.given_at.toISOString(),
  takenBack:
    row.withdrawn_at === null || row.withdrawn_reason === null
      ? null
      : { reason: row.withdrawn_reason, at: row.withdrawn_at.toISOString() },
});

/** A badge that somebody has. @param isSelf why it was given by hand is for its person alone */
export const presentHeld = (
  row: Awaited<ReturnType<typeof listHeldRows>>[number],
  { language, schoolDefault }: Pick<Wording, 'language' | 'schoolDefault'>,
  isSelf: boolean,
): HeldBadge => ({
  id: row.id,
  name: textIn(row.name, language, schoolDefault),
  text: textIn(row.text, language, schoolDefault),
  look: lookOf(row),
  givenAt: row.given_at.toISOString(),
  reason: isSelf ? row.reason : null,
});
