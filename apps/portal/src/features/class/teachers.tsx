import { useLingui } from '@lingui/react/macro';
import type { ClassDetail } from '@stoa/api/schema';
import { Avatar } from '@stoa/ui/avatar';
import { Heading } from '@stoa/ui/heading';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { PersonName } from '../../shared/person-name.tsx';
import { useSpaceLinks } from '../../shared/use-space-links.ts';
import * as styles from './class.css.ts';

/** What is said of those who teach; their names alone stand in the head. */
export function Teachers({ schoolId, teachers: all }: Pick<ClassDetail, 'schoolId' | 'teachers'>) {
  const { t } = useLingui();
  const spaceOf = useSpaceLinks(schoolId);
  const teachers = all.filter(({ person, bio }) => bio || person.title);
  if (teachers.length === 0) return null;
  return (
    <section aria-labelledby="teachers" className={styles.part}>
      <Heading level={2} size="2xl" id="teachers">
        {t({ message: 'Teachers', comment: 'Heading over the teachers of a class' })}
      </Heading>
      <ul role="list" className={styles.people}>
        {teachers.map(({ person, bio }) => (
          <li key={person.id} className={styles.person}>
            <Avatar name={person.name} src={person.avatarUrl} size="lg" shape="arch" />
            <span className={styles.personText}>
              <PersonName name={person.name} href={spaceOf(person)} />
              {person.title ? (
                <Text as="span" size="sm" tone="muted">
                  <UserText>{person.title}</UserText>
                </Text>
              ) : null}
              {bio ? (
                <Text as="span" size="sm" tone="muted">
                  <UserText>{bio}</UserText>
                </Text>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
