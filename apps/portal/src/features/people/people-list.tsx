import type { FollowEntry, Person } from '@stoa/api/schema';
import { Avatar } from '@stoa/ui/avatar';
import { Row, RowList } from '@stoa/ui/row-list';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { spaceHref } from '../../app/links.ts';
import { isMemberOf, useSession } from '../../app/session.tsx';
import { PersonName } from '../../shared/person-name.tsx';
import { FollowButton } from './follow-button.tsx';
import * as styles from './people.css.ts';

/** Somebody of a list. */
export interface ListedPerson extends Pick<FollowEntry, 'focusType' | 'hasSpace'> {
  person: Person;
  /** What they say of themselves, or what is known of them here. */
  detail: string | null;
}

/** People, each with the way to their space and the button to follow them. */
export function PeopleList({
  schoolId,
  label,
  people,
}: {
  schoolId: string;
  label: string;
  people: readonly ListedPerson[];
}) {
  return (
    <RowList aria-label={label}>
      {people.map((entry) => (
        <PersonRow key={entry.person.id} schoolId={schoolId} entry={entry} />
      ))}
    </RowList>
  );
}

function PersonRow({ schoolId, entry }: { schoolId: string; entry: ListedPerson }) {
  const session = useSession();
  const { person, detail, hasSpace, focusType } = entry;
  const mayFollow = hasSpace && isMemberOf(session, schoolId) && session.viewer?.user_id !== person.id;
  return (
    <Row className={styles.person}>
      <Avatar name={person.name} src={person.avatarUrl} />
      <span className={styles.personText}>
        <PersonName name={person.name} href={hasSpace ? spaceHref(schoolId, person.id) : undefined} />
        {detail ? (
          <Text as="span" size="sm" tone="muted">
            <UserText>{detail}</UserText>
          </Text>
        ) : null}
      </span>
      {mayFollow ? (
        <FollowButton schoolId={schoolId} userId={person.id} focusType={focusType} name={person.name} />
      ) : null}
    </Row>
  );
}
