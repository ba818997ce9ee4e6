import { useLingui } from '@lingui/react/macro';
import { badgesQuery } from '@stoa/api/badge.queries';
import type { StoredHonoursBlock } from '@stoa/api/schema';
import { NumberField } from '@stoa/ui/number-field';
import { Select, SelectItem } from '@stoa/ui/select';
import { UserText } from '@stoa/ui/user-text';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../app/services.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import * as styles from './editor.css.ts';

type Badges = NonNullable<StoredHonoursBlock['badges']>;

/** Keys beside those of badges, which are numbers. */
const PEOPLE = 'people';
const LATEST = 'latest';
const FIRST_LIMIT = 8;

export interface BadgesFieldProps {
  schoolId: string;
  /** Undefined for people who are named. */
  value: Badges | undefined;
  /** Whether people are named who can be shown instead. */
  hasPeople: boolean;
  max: number;
  onChange: (badges: Badges | undefined) => void;
}

/** Whose badges a block shows: those awarded last, those of one badge, or people who are named instead. */
export function BadgesField({ schoolId, value, hasPeople, max, onChange }: BadgesFieldProps) {
  const { t } = useLingui();
  const { data, isError } = useQuery(badgesQuery(useApi(), { schoolId, lang: useLanguage() }));
  const badges = data?.items ?? [];
  const { badgeId, limit = FIRST_LIMIT } = value ?? {};
  const people = t({ message: 'People named on this page', comment: 'Choice: whom a block of honors shows' });
  const latest = t({ message: 'Latest badges awarded', comment: 'Choice: whom a block of honors shows' });
  const other = data
    ? t({ message: 'A badge that no longer exists', comment: 'Choice: whom a block of honors shows' })
    : '…';
  const isOther = badgeId !== undefined && !badges.some(({ id }) => id === badgeId);
  return (
    <div className={styles.fields}>
      <Select
        label={t({ message: 'Who is shown', context: 'block' })}
        description={
          isError
            ? t`Your badges could not be loaded. Reload the page to choose one.`
            : t`Only members who appear on leaderboards are shown.`
        }
        value={value ? (badgeId ?? LATEST) : PEOPLE}
        onChange={(key) => {
          if (key === PEOPLE) onChange(undefined);
          else if (key === LATEST) onChange({ limit });
          else if (key !== null) onChange({ badgeId: String(key), limit });
        }}
      >
        {hasPeople || !value ? (
          <SelectItem id={PEOPLE} textValue={people}>
            {people}
          </SelectItem>
        ) : null}
        <SelectItem id={LATEST} textValue={latest}>
          {latest}
        </SelectItem>
        {badges.map(({ id, name }) => (
          <SelectItem key={id} id={id} textValue={name}>
            <UserText>{name}</UserText>
          </SelectItem>
        ))}
        {isOther ? (
          <SelectItem id={badgeId} textValue={other}>
            {other}
          </SelectItem>
        ) : null}
      </Select>
      {value ? (
        <NumberField
          label={t`People at most`}
          value={limit}
          minValue={1}
          maxValue={max}
          onChange={(count) => {
            if (count !== null && Number.isInteger(count)) onChange({ ...value, limit: count });
          }}
        />
      ) : null}
    </div>
  );
}
