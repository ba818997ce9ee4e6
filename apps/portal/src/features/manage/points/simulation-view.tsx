import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { simulatePointRules } from '@stoa/api/points.calls';
import type { PointRulesDraft, SimulatedMonth } from '@stoa/api/schema';
import { Avatar } from '@stoa/ui/avatar';
import { FactList } from '@stoa/ui/fact-list';
import { Heading } from '@stoa/ui/heading';
import { Row, RowList } from '@stoa/ui/row-list';
import { SectionHeader } from '@stoa/ui/section-header';
import { StaleRegion } from '@stoa/ui/stale-region';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../../../app/services.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { toIntlTag } from '../../../i18n/languages.ts';
import { formatNumber } from '../../../shared/format.ts';
import { Loaded } from '../../../shared/loaded.tsx';
import * as styles from './rules.css.ts';

const ROWS = 4;

/** What last month would have been with the rules as they stand in the form. */
export function SimulationView({ schoolId, draft }: { schoolId: string; draft: PointRulesDraft }) {
  const { t } = useLingui();
  const api = useApi();
  const language = useLanguage();
  const query = useQuery({
    queryKey: ['point-simulation', schoolId, draft],
    queryFn: ({ signal }) => simulatePointRules(api, { schoolId, ...draft, signal }),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const month = query.data
    ? new Intl.DateTimeFormat(toIntlTag(language), {
        month: 'long',
        year: 'numeric',
        timeZone: 'UTC',
      }).format(new Date(`${query.data.month}-15T00:00:00Z`))
    : '';
  return (
    <section className={styles.month}>
      <SectionHeader
        title={t({ message: 'Last month with these rules', context: 'points', comment: 'Heading' })}
      />
      <Loaded query={query} rows={ROWS}>
        {({ before, after }) => (
          <StaleRegion isStale={query.isPlaceholderData}>
            <div className={styles.months}>
              <Month
                title={t({
                  message: `${month}, as it was`,
                  comment: 'Heading of a column; a month such as October 2026',
                })}
                month={before}
              />
              <Month
                title={t({
                  message: `${month}, with these rules`,
                  comment: 'Heading of a column; a month such as October 2026',
                })}
                month={after}
              />
            </div>
          </StaleRegion>
        )}
      </Loaded>
    </section>
  );
}

function Month({ title, month: { total, people, top } }: { title: string; month: SimulatedMonth }) {
  const { t } = useLingui();
  const language = useLanguage();
  const peopleText = formatNumber(people, language);
  return (
    <div className={styles.month}>
      <Heading level={3} size="md">
        {title}
      </Heading>
      <FactList
        variant="tiles"
        facts={[
          {
            id: 'total',
            label: t({ message: 'Points in total', context: 'points' }),
            value: formatNumber(total, language),
          },
          {
            id: 'people',
            label: t({ message: 'With points', context: 'points', comment: 'How many people have any' }),
            value: t`${plural(people, { one: `${peopleText} person`, other: `${peopleText} people` })}`,
          },
        ]}
      />
      {top.length === 0 ? (
        <Text tone="muted">{t`Nobody has points in this month.`}</Text>
      ) : (
        <RowList as="div" role="list" aria-label={title}>
          {top.map(({ rank, person, points }) => (
            <Row as="div" role="listitem" key={person.id} className={styles.place}>
              <Text tone="muted" isNumeric>
                {formatNumber(rank, language)}
              </Text>
              <Avatar name={person.name} src={person.avatarUrl} size="sm" />
              <Text>
                <UserText>{person.name}</UserText>
              </Text>
              <Text weight="medium" isNumeric>
                {formatNumber(points, language)}
              </Text>
            </Row>
          ))}
        </RowList>
      )}
    </div>
  );
}
