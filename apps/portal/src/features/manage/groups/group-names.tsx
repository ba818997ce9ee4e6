import { useLingui } from '@lingui/react/macro';
import type { MemberRow } from '@stoa/api/schema';
import { Link } from '@stoa/ui/link';
import { MetaLine } from '@stoa/ui/meta-line';
import { UserText } from '@stoa/ui/user-text';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { formatNumber } from '../../../shared/format.ts';
import { peopleHref } from '../members/people-address.ts';
import * as styles from './groups.css.ts';

export interface GroupNamesProps {
  schoolId: string;
  /** Of one kind. */
  groups: MemberRow['groups'];
  /** How many are named; the rest is counted. @default all */
  shown?: number;
}

/** The groups of a member; each leads to who is in it. */
export function GroupNames({ schoolId, groups, shown = groups.length }: GroupNamesProps) {
  const { t } = useLingui();
  const more = formatNumber(groups.length - shown, useLanguage());
  return (
    <MetaLine>
      {groups.slice(0, shown).map(({ id, name, kind }) => (
        <Link
          key={id}
          variant="standalone"
          className={styles.name}
          href={peopleHref(schoolId, { view: 'members', [kind]: id })}
        >
          <UserText>{kind === 'tag' ? `#${name}` : name}</UserText>
        </Link>
      ))}
      {groups.length > shown ? (
        <span>
          {t({ message: `${more} more`, context: 'group', comment: 'Number of groups not listed' })}
        </span>
      ) : null}
    </MetaLine>
  );
}
